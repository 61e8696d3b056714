import type { StoryIndex } from 'storybook/internal/types';

/** Other names of components and foundations, in English and Portuguese, by the title of its stories. */
export const searchAliases: Readonly<Record<string, readonly string[]>> = {
  'Actions/Button': ['CTA', 'submit', 'botão'],
  'Actions/Link': ['anchor', 'hyperlink'],
  'Actions/LinkButton': ['anchor button', 'botão de link'],
  'Brand/Logo': ['brand mark', 'marca'],
  'Data/Accordion': ['collapse', 'disclosure', 'expander', 'FAQ', 'sanfona'],
  'Data/Avatar': ['profile picture', 'initials', 'foto de perfil'],
  'Data/Badge': ['label', 'status', 'pill', 'etiqueta'],
  'Data/Carousel': ['slideshow', 'gallery', 'carrossel'],
  'Data/DescriptionList': ['definition list', 'key value', 'facts'],
  'Data/EmbedImage': ['picture', 'photo', 'foto'],
  'Data/EmbedMap': ['iframe', 'mapa'],
  'Data/Rating': ['stars', 'score', 'review', 'estrelas'],
  'Data/Table': ['data grid', 'data table', 'tabela'],
  'Data/Tabs': ['tab panel', 'abas'],
  'Data/Tag': ['chip', 'pill', 'token', 'etiqueta'],
  'Feedback/Alert': ['notice', 'callout', 'inline message', 'aviso'],
  'Feedback/Announcer': ['live region', 'aria-live', 'screen reader'],
  'Feedback/Banner': ['notification bar', 'system message', 'faixa'],
  'Feedback/EmptyState': ['no results', 'blank slate', 'zero state', 'vazio'],
  'Feedback/ProgressBar': ['loading bar', 'meter', 'progresso'],
  'Feedback/ProgressCircle': ['spinner', 'loader', 'carregando'],
  'Feedback/Skeleton': ['placeholder', 'shimmer', 'loading'],
  'Feedback/Toast': ['snackbar', 'notification', 'flash message', 'notificação'],
  'Forms/Autocomplete': ['combobox', 'typeahead', 'autosuggest', 'search field', 'busca'],
  'Forms/Checkbox': ['tick box', 'caixa de seleção'],
  'Forms/CheckboxGroup': ['checklist'],
  'Forms/CpfInput': ['document number', 'tax id', 'documento'],
  'Forms/DateInput': ['date picker', 'calendar', 'data', 'calendário'],
  'Forms/Field': ['form field', 'validation', 'campo'],
  'Forms/Fieldset': ['form group', 'legend'],
  'Forms/FileUpload': ['file picker', 'dropzone', 'attachment', 'anexo'],
  'Forms/Form': ['validation', 'submit', 'formulário'],
  'Forms/Input': ['text field', 'text box', 'campo de texto'],
  'Forms/MultiSelect': ['combobox', 'multiple choice', 'tags input', 'seleção múltipla'],
  'Forms/NumberInput': ['stepper field', 'spinbutton', 'quantity', 'número'],
  'Forms/OneTimeCode': ['OTP', 'PIN', 'verification code', 'código'],
  'Forms/PasswordInput': ['senha'],
  'Forms/PhoneInput': ['telephone', 'telefone', 'celular'],
  'Forms/RadioGroup': ['option buttons', 'single choice', 'opções'],
  'Forms/RangeSlider': ['price range', 'faixa de preço'],
  'Forms/RatingInput': ['stars', 'estrelas', 'nota'],
  'Forms/SegmentedControl': ['toggle group', 'button group'],
  'Forms/Select': ['dropdown', 'listbox', 'picker', 'lista suspensa'],
  'Forms/Slider': ['range', 'controle deslizante'],
  'Forms/Switch': ['toggle', 'on off', 'interruptor'],
  'Forms/TagToggle': ['chip', 'filter chip', 'choice chip', 'toggle button', 'filtro'],
  'Forms/Textarea': ['multiline text', 'comment box', 'área de texto'],
  'Foundations/Brands': ['token', 'brand colors', 'marcas'],
  'Foundations/Colour': ['token', 'color', 'palette', 'cores'],
  'Foundations/Design tokens': ['token', 'figma', 'variables', 'JSON', 'DTCG'],
  'Foundations/Heading': ['title', 'headline', 'título'],
  'Foundations/Text': ['paragraph', 'typography', 'parágrafo'],
  'Foundations/VisuallyHidden': ['screen reader only', 'sr-only'],
  'Layers/BottomSheet': ['action sheet', 'modal sheet', 'painel inferior'],
  'Layers/Dialog': ['modal', 'popup', 'overlay', 'lightbox', 'janela'],
  'Layers/Drawer': ['side panel', 'side sheet', 'off-canvas', 'gaveta'],
  'Layers/Menu': ['dropdown', 'context menu', 'overflow menu', 'kebab'],
  'Layers/Popover': ['popup', 'flyout', 'hover card', 'balão'],
  'Layers/Tooltip': ['hint', 'dica'],
  'Navigation/Breadcrumb': ['trail', 'path', 'caminho'],
  'Navigation/Pagination': ['pager', 'paging', 'páginas'],
  'Navigation/Stepper': ['progress steps', 'wizard', 'etapas'],
};

/**
 * Adds the aliases to the headings of a documentation page, because Storybook's search includes headings
 * (`experimentalSearchDocsHeadings`). Stories need no aliases.
 */
export function addSearchAliases(index: StoryIndex): StoryIndex {
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    if (entry.type !== 'docs') return [id, entry];
    const aliases = (searchAliases[entry.title] ?? []).map((title) => ({
      id: `also-${title.toLowerCase().replaceAll(/\W+/g, '-')}`,
      title,
    }));
    return [id, { ...entry, anchors: [...(entry.anchors ?? []), ...aliases] }];
  });
  return { ...index, entries: Object.fromEntries(entries) };
}

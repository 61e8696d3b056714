import type { Meta, StoryObj } from '@storybook/react-vite';
import BookOpen from 'lucide-react/icons/book-open';
import MapPin from 'lucide-react/icons/map-pin';
import Star from 'lucide-react/icons/star';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { Text } from '../text/text.tsx';
import { Tab, TabList } from './tab-list.tsx';
import { TabPanel } from './tab-panel.tsx';
import { Tabs } from './tabs.tsx';
import IconsDemo from './demos/icons.tsx';
import ControlledDemo from './demos/controlled.tsx';

const views = [
  ['bolsas', 'Bolsas', 'Há 4 bolsas para 2027, de 30% a 55% de desconto na mensalidade.', BookOpen],
  ['avaliacoes', 'Avaliações', '128 famílias avaliaram a escola: 4,5 de 5 estrelas.', Star],
  ['endereco', 'Onde fica', 'Rua das Acácias, 210, Plano Diretor Sul, Palmas.', MapPin],
] as const;

const row = (
  <TabList aria-label="Sobre a escola">
    {views.map(([value, name]) => (
      <Tab key={value} value={value}>
        {name}
      </Tab>
    ))}
  </TabList>
);
const panels = views.map(([value, , text]) => (
  <TabPanel key={value} value={value}>
    <Text>{text}</Text>
  </TabPanel>
));

const meta = {
  title: 'Data/Tabs',
  component: Tabs,
  args: {
    defaultValue: 'bolsas',
    onValueChange: fn(),
    children: (
      <>
        {row}
        {panels}
      </>
    ),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys select, wrapping around. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Bolsas' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Avaliações', selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Avaliações' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Onde fica', selected: true })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Bolsas', selected: true })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledWith(
      'avaliacoes',
      expect.objectContaining({ reason: 'arrow-key' }),
    );
  },
};

export const Playground: Story = { args: { activation: 'automatic' } };

/** Arrow keys move the focus; Enter or Space selects. */
export const Manual: Story = {
  args: { activation: 'manual' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const second = canvas.getByRole('tab', { name: 'Avaliações' });
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveAttribute('aria-selected', 'true');
  },
};

export const WithIcons: Story = {
  render: () => <IconsDemo />,
  parameters: { demo: 'icons' },
};

/** Controlled by the caller, for example in the URL. */
export const Controlled: Story = {
  render: () => <ControlledDemo />,
  parameters: { demo: 'controlled' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Onde fica' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Bolsas' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Bolsas' })).toBeVisible();
  },
};

export const ChangeCanceled: Story = {
  args: { onValueChange: fn((_value, details) => details.cancel()) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Onde fica' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Bolsas' })).toBeVisible();
  },
};

const grades = ['Berçário', 'Maternal', 'Jardim', '1º ano', '2º ano', '3º ano', '4º ano', '5º ano', '6º ano'];

/** A row that is too long scrolls, and shows that it continues. */
export const Overflow: Story = {
  args: {
    defaultValue: '4º ano',
    children: (
      <>
        <TabList aria-label="Série">
          {grades.map((grade) => (
            <Tab key={grade} value={grade}>
              {grade}
            </Tab>
          ))}
        </TabList>
        {grades.map((grade) => (
          <TabPanel key={grade} value={grade}>
            <Text>
              <span>{`Mensalidade do ${grade}:`}</span> <Link href="#valor">ver valores</Link>
            </Text>
          </TabPanel>
        ))}
      </>
    ),
  },
  render: (args) => (
    <div style={{ width: 328, maxWidth: '100%' }}>
      <Tabs {...args} />
    </div>
  ),
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Tabs {...args} />
      <Tabs {...args} defaultValue="avaliacoes" />
      <div dir="rtl">
        <Tabs {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.hover(canvas.getAllByRole('tab')[5] ?? document.body);
  },
};

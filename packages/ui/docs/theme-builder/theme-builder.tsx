import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../src/components/button/button.tsx';
import { Input } from '../../src/components/input/input.tsx';
import { Slider } from '../../src/components/slider/slider.tsx';
import { Tab, TabList } from '../../src/components/tabs/tab-list.tsx';
import { TabPanel } from '../../src/components/tabs/tab-panel.tsx';
import { Tabs } from '../../src/components/tabs/tabs.tsx';
import { oklchOfHex } from '../../scripts/design-tokens/oklch-of-hex.ts';
import {
  buildTheme,
  checkTheme,
  type ChosenColor,
  chosenColors,
  kitChoice,
  type ThemeChoice,
  themeStyles,
  withBuiltTheme,
} from '../../scripts/design-tokens/theme-recipe.ts';
import { tokenDocument } from '../../scripts/design-tokens/token-document.ts';
import { CopyButton } from '../foundations/copy-button.tsx';
import { Specimens } from '../foundations/specimen.tsx';
import { brandNames, source } from '../foundations/token-data.ts';
import { ThemePreview } from './preview.tsx';
import './theme-builder.css';
import { Verdict } from './verdict.tsx';

const fields: Readonly<Record<ChosenColor, { label: string; hint: string }>> = {
  brand: { label: 'Brand', hint: 'The pen: actions, links, focus' },
  accent: { label: 'Accent', hint: 'The marker behind what is saved' },
  ground: { label: 'Ground', hint: 'The paper of the light theme' },
  ink: { label: 'Ink', hint: 'The text of the light theme' },
};

interface ColorFieldProps {
  name: ChosenColor;
  value: string;
  onChange: (hex: string) => void;
}

/** A colour as a picker and as hex text. An invalid colour shows an error and changes nothing. */
function ColorField({ name, value, onChange }: ColorFieldProps) {
  const { label, hint } = fields[name];
  const [draft, setDraft] = useState(value);
  const isColor = oklchOfHex(draft) !== undefined;
  // The value changed elsewhere: the picker, a brand of the kit, or a suggested fix.
  const shown = isColor ? value : draft;
  return (
    <div className="tb-color">
      <input
        type="color"
        aria-label={`${label}, picker`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Input
        label={label}
        hint={hint}
        value={shown}
        spellCheck={false}
        error={isColor ? undefined : 'Six hex digits, such as #1e49b7'}
        onValueChange={(text) => {
          setDraft(text);
          if (oklchOfHex(text))
            onChange(text.startsWith('#') ? text.toLowerCase() : `#${text.toLowerCase()}`);
        }}
      />
    </div>
  );
}

interface ThemeBuilderProps {
  /** The initial choice. */
  initialChoice?: ThemeChoice;
}

/** Input: four colours and a radius. Output: contrast, the restyled kit, a style sheet and design tokens. */
export function ThemeBuilder({ initialChoice = kitChoice(source, 'melhor-escola') }: ThemeBuilderProps) {
  const [choice, setChoice] = useState(initialChoice);
  // Remounts the fields when all colours change at once, so that no partly typed text is left.
  const [fieldsKey, setFieldsKey] = useState(0);
  const replace = (next: ThemeChoice) => {
    setChoice(next);
    setFieldsKey(fieldsKey + 1);
  };
  // Keeps typing and dragging fast: the theme is recomputed at low priority.
  const deferredChoice = useDeferredValue(choice);
  const built = useMemo(() => buildTheme(source, deferredChoice), [deferredChoice]);
  const { faint, count } = useMemo(() => checkTheme(source, deferredChoice), [deferredChoice]);
  return (
    <Specimens>
      <div className="tb">
        <form className="tb-form" aria-label="Theme" onSubmit={(event) => event.preventDefault()}>
          <StartFrom onChoose={(brand) => replace(kitChoice(source, brand))} />
          {chosenColors.map((name) => (
            <ColorField
              key={`${name} ${fieldsKey}`}
              name={name}
              value={choice[name]}
              onChange={(hex) => setChoice({ ...choice, [name]: hex })}
            />
          ))}
          <Slider
            label="Radius of a control"
            min={0}
            max={16}
            step={2}
            format={(pixels) => `${pixels} px`}
            value={choice.radius}
            onValueChange={(radius) => setChoice({ ...choice, radius })}
          />
          <Verdict
            choice={deferredChoice}
            faint={faint}
            count={count}
            onFix={(name, hex) => replace({ ...choice, [name]: hex })}
          />
        </form>
        <div className="fd-themes">
          <ThemePreview built={built} theme="light" />
          <ThemePreview built={built} theme="dark" />
        </div>
      </div>
      <Output
        files={[
          { name: 'CSS', content: themeStyles(built) },
          {
            name: 'JSON',
            content: JSON.stringify(tokenDocument(withBuiltTheme(source, built)), undefined, 2),
          },
        ]}
      />
    </Specimens>
  );
}

/** The kit's own brands as starting points. */
function StartFrom({ onChoose }: { onChoose: (brand: string) => void }) {
  return (
    <fieldset className="tb-start">
      <legend>Start from a brand of the kit</legend>
      <div className="fd-row" style={{ gap: 8 }}>
        {brandNames.map((brand) => (
          <Button key={brand} size="small" onClick={() => onChoose(brand)}>
            {brand}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

interface OutputProps {
  files: readonly { readonly name: string; readonly content: string }[];
}

/** The results as text to copy. */
function Output({ files }: OutputProps) {
  return (
    <Tabs defaultValue="CSS">
      <TabList aria-label="Results">
        {files.map(({ name }) => (
          <Tab key={name} value={name}>
            {name}
          </Tab>
        ))}
      </TabList>
      {files.map(({ name, content }) => (
        <TabPanel key={name} value={name}>
          <div className="tb-output">
            <CopyButton text={content} name={name}>
              Copy {name}
            </CopyButton>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be focusable
                for keyboard scrolling */}
            <section tabIndex={0} aria-label={`${name} of the theme`}>
              <pre>
                <code>{content}</code>
              </pre>
            </section>
          </div>
        </TabPanel>
      ))}
    </Tabs>
  );
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, type SVGProps, useDeferredValue, useMemo, useState } from 'react';
import { expect, screen, spyOn } from 'storybook/test';
import { drawings, used } from 'virtual:icon-catalog';
import { Button } from '../../src/components/button/button.tsx';
import { Icon } from '../../src/components/icon/icon.tsx';
import { Input } from '../../src/components/input/input.tsx';
import { CopyButton } from './copy-button.tsx';
import { FoundationPage } from './foundation-page.tsx';
import { Specimens } from './specimen.tsx';

/** How many icons of the whole set are rendered until all are requested. */
const FIRST_SHOWN = 60;

/** 'map-pin' becomes `import MapPin from 'lucide-react/icons/map-pin';` */
function importLine(name: string): string {
  const component = name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return `import ${component} from 'lucide-react/icons/${name}';`;
}

/** An icon of the set as a component, like the default export of `lucide-react/icons/<name>`. */
function createDrawing(name: string) {
  return function Drawing({ ref: _ref, ...props }: SVGProps<SVGSVGElement>) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        {drawings[name]?.map(([tag, { key, ...attributes }]) => createElement(tag, { key, ...attributes }))}
      </svg>
    );
  };
}

function IconGrid({ names, label }: { names: readonly string[]; label: string }) {
  const shown = useMemo(() => names.map((name) => ({ name, drawing: createDrawing(name) })), [names]);
  return (
    <ul className="fd-icons" aria-label={label}>
      {shown.map(({ name, drawing }) => (
        <li key={name}>
          <CopyButton text={importLine(name)} name={`import of ${name}`}>
            <Icon as={drawing} size="large" />
            <span>{name}</span>
          </CopyButton>
        </li>
      ))}
    </ul>
  );
}

const all = Object.keys(drawings);

/** Icons whose names contain every search term, the shortest name first; without terms, the icons in use. */
function findIcons(searchTerms: string): readonly string[] {
  if (searchTerms === '') return used;
  return all
    .filter((name) => searchTerms.split(/[\s-]+/).every((word) => name.includes(word)))
    .toSorted((one, other) => one.length - other.length);
}

interface IconSearchProps {
  /** The initial search text. */
  initialQuery?: string;
}

/** The icons in use, and a search in the whole set. */
function IconSearch({ initialQuery = '' }: IconSearchProps) {
  const [query, setQuery] = useState(initialQuery);
  const [showsAll, setShowsAll] = useState(false);
  const searchTerms = useDeferredValue(query).toLowerCase().trim();
  const found = useMemo(() => findIcons(searchTerms), [searchTerms]);
  const shown = showsAll ? found : found.slice(0, FIRST_SHOWN);
  return (
    <Specimens>
      <Input
        label={`Search ${all.length} icons`}
        type="search"
        value={query}
        onValueChange={(value) => {
          setQuery(value);
          setShowsAll(false);
        }}
      />
      <output>
        {searchTerms === ''
          ? `${found.length} icons are in use. Press one to copy its import.`
          : `${found.length} found`}
      </output>
      {shown.length > 0 && (
        <IconGrid names={shown} label={searchTerms === '' ? 'Icons in use' : 'Icons found'} />
      )}
      {shown.length < found.length && (
        <div>
          <Button onClick={() => setShowsAll(true)}>Show all {found.length}</Button>
        </div>
      )}
    </Specimens>
  );
}

/**
 * Lucide is the only icon set: one line weight, rounded. The page starts with the icons in use; the search covers the
 * whole set. Press an icon to copy its import: one module each, so that a page loads only the icons it shows. `Icon`
 * sets size and name.
 */
const meta = {
  title: 'Foundations/Icons',
  component: IconSearch,
  parameters: { docs: { page: FoundationPage }, controls: { disable: true } },
} satisfies Meta<typeof IconSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy import of search' });
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: /^Copy import of/ })[0]).toHaveFocus();
    await expect(button).toBeVisible();
  },
};

/** The name must contain every word: “circle check” finds circle-check and similar icons. */
export const Search: Story = { args: { initialQuery: 'circle check' } };

/** No icon with that name. */
export const NothingFound: Story = { name: 'Nothing found', args: { initialQuery: 'xyz' } };

/** Only for tests: Enter copies the import and announces it. */
export const CopiesByKeyboard: Story = {
  name: 'Copies by keyboard',
  tags: ['!autodocs', 'no-visual'],
  args: { initialQuery: 'graduation-cap' },
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    canvas.getByRole('button', { name: 'Copy import of graduation-cap' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(writeText).toHaveBeenCalledWith(
      "import GraduationCap from 'lucide-react/icons/graduation-cap';",
    );
    await expect(await screen.findByText('Copied import of graduation-cap')).toBeInTheDocument();
  },
};

import Download from 'lucide-react/icons/download';
import { Button } from '../../src/components/button/button.tsx';
import { figmaFiles } from '../../scripts/design-tokens/figma-modes.ts';
import { tokenDocument } from '../../scripts/design-tokens/token-document.ts';
import { Specimens, SpecimenTable } from '../foundations/specimen.tsx';
import { source } from '../foundations/token-data.ts';

const themes = ['light', 'dark'] as const;

/** Downloads a file that exists only in memory, without leaving a link in the page. */
function download(name: string, content: unknown): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(content, undefined, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

interface TokenFile {
  readonly name: string;
  readonly use: string;
  readonly content: unknown;
}

function tokenFiles(): TokenFile[] {
  const figma = figmaFiles(source);
  const modes = [...source.brands.keys()].flatMap((brand) =>
    themes.map((theme) => ({
      name: `${brand}-${theme}.json`,
      use: `Colours of ${brand} in the ${theme} theme`,
    })),
  );
  return [
    { name: 'tokens.json', use: 'Every token, in OKLCH, for tools', content: tokenDocument(source) },
    ...[...modes, { name: 'sizes.json', use: 'Radius, space, type and breakpoints in px' }].map((file) => ({
      ...file,
      content: figma.get(file.name),
    })),
  ];
}

/** The files that the package ships, generated here from the same style sheets. */
export function TokenFiles() {
  return (
    <Specimens>
      <SpecimenTable
        caption="Files"
        head={['Get it', 'Name', 'What is in it']}
        rows={tokenFiles().map(({ name, use, content }) => ({
          id: name,
          cells: [
            <Button
              key="download"
              size="small"
              icon={Download}
              style={{ whiteSpace: 'nowrap' }}
              aria-label={`Download ${name}`}
              onClick={() => download(name, content)}
            >
              Download
            </Button>,
            <code key="name">{name}</code>,
            use,
          ],
        }))}
      />
    </Specimens>
  );
}

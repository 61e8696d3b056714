import Download from 'lucide-react/icons/download';
import { Button } from '../../src/components/button/button.tsx';
import { Specimens, SpecimenTable } from '../foundations/specimen.tsx';

/** Downloads a file without leaving a link in the page. */
function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name.split('/').at(-1) ?? name;
  link.click();
  URL.revokeObjectURL(url);
}

const sources = import.meta.glob<string>('../../tokens/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const figma = import.meta.glob<string>('../../figma/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What a file is for. */
function describeFile(path: string): string {
  const [folder = '', name = ''] = path.split('/').slice(-2);
  if (name === 'tokens.resolver.json') return 'How the files of tokens combine';
  if (name === 'sizes.json') return 'Figma: radius, space, type and breakpoints in px';
  if (folder === 'tokens') return 'Tokens for tools, colors in OKLCH';
  return `Figma: colors of ${name.replace(/-(?:light|dark)\.json$/, '')} in one theme`;
}

const files = Object.entries({ ...sources, ...figma }).map(([path, content]) => ({
  name: path.split('/').slice(-2).join('/'),
  use: describeFile(path),
  content,
}));

/** The files that the package ships. */
export function TokenFiles() {
  return (
    <Specimens>
      <SpecimenTable
        caption="Files"
        head={['Get it', 'Name', 'What is in it']}
        rows={files.map(({ name, use, content }) => ({
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

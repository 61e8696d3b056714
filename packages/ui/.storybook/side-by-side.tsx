import { buildArgsParam } from 'storybook/internal/router';
import type { Globals } from './page-globals.ts';

interface Args {
  readonly [name: string]: unknown;
}

interface SideBySideProps {
  storyId: string;
  globals: Globals;
  args: Args;
  initialArgs: Args;
}

/**
 * A story in both themes, each in a page of its own: layers, media queries and play functions are there what they are
 * alone. Below 720 px one is under the other.
 */
export function SideBySide({ storyId, globals, args, initialArgs }: SideBySideProps) {
  const changed = buildArgsParam(initialArgs, args);
  return (
    <div className="sb-side-by-side">
      {(['light', 'dark'] as const).map((theme) => {
        const chosen = Object.entries({ ...globals, theme })
          .filter(([, value]) => typeof value === 'string')
          .map(([name, value]) => `${name}:${value}`);
        const query = new URLSearchParams({
          id: storyId,
          viewMode: 'story',
          globals: chosen.join(';'),
          ...(changed && { args: changed }),
        });
        return (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- it holds a page of this very Storybook, with all it can do
          <iframe
            key={theme}
            title={`In the ${theme} theme`}
            srcDoc={framed(`iframe.html?${query.toString()}`)}
          />
        );
      })}
    </div>
  );
}

/**
 * A document that holds nothing but a page of Storybook. It keeps the page's events from Storybook, which would take the
 * globals of each half for those of the whole.
 */
function framed(url: string): string {
  const escaped = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<!doctype html><title>Story</title>
    <style>html, body { height: 100%; margin: 0 } iframe { display: block; width: 100%; height: 100%; border: 0 }</style>
    <iframe title="Story" src="${escaped}"></iframe>`;
}

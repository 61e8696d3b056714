import { buildArgsParam } from 'storybook/internal/router';
import type { Globals } from '../page-globals.ts';

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
 * A story in both themes, each in its own document, so that layers, media queries and play functions behave as usual.
 * Below 720 px the themes are stacked.
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
          // oxlint-disable-next-line react/iframe-missing-sandbox -- it contains a page of this Storybook with all its features
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
 * A document that contains only a page of Storybook. It isolates the page's events from Storybook, which would
 * otherwise apply the globals of one half to both.
 */
function framed(url: string): string {
  const escaped = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<!doctype html><title>Story</title>
    <style>html, body { height: 100%; margin: 0 } iframe { display: block; width: 100%; height: 100%; border: 0 }</style>
    <iframe title="Story" src="${escaped}"></iframe>`;
}

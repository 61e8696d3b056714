import { vi } from 'vitest';
import { startExampleSite, type ExampleContext, type ExampleSite } from './example-site.ts';

/** Of each page's scripts. */
const nonce = 'of-this-render';
/** An inline script of each page. */
const script = 'self.data={"name":"Cadeira São João"}';

/** HTML of the nth render of a page. */
export const versionHtml = (version: number): string =>
  `<!doctype html><html><head><title>Versão ${version}</title></head><body><p>${'Chair '.repeat(400)}</p>` +
  `<script type="application/ld+json">{"@type":"School"}</script><script nonce="${nonce}">${script}</script>` +
  `<script type="module" async="" src="/assets/entry.js" nonce="${nonce}"></script>` +
  `<script nonce="${nonce}">self.late=true</script>` +
  `<script nonce="${nonce}">self.later=true</script></body></html>`;

/** A page as a site would render it. */
export const pageResponse = (body: string, init: ResponseInit = {}): Response =>
  new Response(body, {
    ...init,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; object-src 'none'`,
      ...Object.fromEntries(new Headers(init.headers)),
    },
  });

type Render = (request: Request, context: ExampleContext) => Response | Promise<Response>;

/** A site with pages and a clock that the test controls. */
export class RenderedSite {
  /** Renders so far. */
  readonly rendered: { readonly request: Request; readonly context: ExampleContext }[] = [];
  /** Renders the next pages. */
  render: Render = () => this.page();
  readonly recorded: ExampleSite;

  private constructor(recorded: ExampleSite) {
    this.recorded = recorded;
  }

  static async start(pageCacheBytes?: number): Promise<RenderedSite> {
    vi.useFakeTimers({ toFake: ['Date'] });
    const recorded = await startExampleSite('https://site.example', {
      renderPage: (request, context) => {
        site.rendered.push({ request, context });
        return site.render(request, context);
      },
      ...(pageCacheBytes !== undefined && { pageCacheBytes }),
    });
    // No redirects.
    recorded.responses = [{ status: 204 }];
    const site = new RenderedSite(recorded);
    return site;
  }

  /** The page of the current render. */
  page(init: ResponseInit = {}): Response {
    return pageResponse(versionHtml(this.rendered.length), init);
  }

  get(url: string, headers: Record<string, string> = {}) {
    return this.recorded.site.inject({ url, headers });
  }

  async readTitle(url: string): Promise<string | undefined> {
    return /<title>(.*)<\/title>/.exec((await this.get(url)).body)?.[1];
  }

  /** Advances the clock. */
  advance(seconds: number): void {
    vi.setSystemTime(Date.now() + seconds * 1_000);
  }

  async close(): Promise<void> {
    vi.useRealTimers();
    await this.recorded.close();
  }
}

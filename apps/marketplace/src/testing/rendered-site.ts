import { vi } from 'vitest';
import type { PageContext } from '../app/service/request-context.ts';
import { contentSecurityPolicy } from '../app/page/content-security-policy.ts';
import { deferScripts } from '../app/hydration/deferred-scripts.ts';
import { startRecordedSite, type RecordedSite } from './recorded-site.ts';

/** Of each page's scripts. */
const nonce = 'of-this-render';
/** An inline script of each page. */
const script = 'self.data={"name":"Colégio São João"}';

/** HTML of the nth render of a page. */
export const htmlOf = (version: number): string =>
  `<!doctype html><html><head><title>Versão ${version}</title></head><body><p>${'Bolsa '.repeat(400)}</p>` +
  `<script type="application/ld+json">{"@type":"School"}</script><script nonce="${nonce}">${script}</script>` +
  `<script type="module" async="" src="/assets/entry.js" nonce="${nonce}"></script></body></html>`;

/** A page as the built site would render it. */
export const pageOf = (body: string, init: ResponseInit = {}): Response =>
  new Response(deferScripts(body), {
    ...init,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(nonce),
      ...Object.fromEntries(new Headers(init.headers)),
    },
  });

type Render = (request: Request, context: PageContext | undefined) => Response | Promise<Response>;

/** A site with pages and a clock that the test controls. */
export class RenderedSite {
  /** Renders so far. */
  readonly rendered: { readonly request: Request; readonly context: PageContext | undefined }[] = [];
  /** Renders the next pages. */
  render: Render = () => this.page();
  readonly recorded: RecordedSite;

  private constructor(recorded: RecordedSite) {
    this.recorded = recorded;
  }

  static async start(pageCacheBytes?: number): Promise<RenderedSite> {
    vi.useFakeTimers({ toFake: ['Date'] });
    const recorded = await startRecordedSite('https://escola.example', {
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
    return pageOf(htmlOf(this.rendered.length), init);
  }

  get(url: string, headers: Record<string, string> = {}) {
    return this.recorded.site.inject({ url, headers });
  }

  async titleOf(url: string): Promise<string | undefined> {
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

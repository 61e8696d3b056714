import { vi } from 'vitest';
import type { PageContext } from '../../app/request-context.ts';
import { contentSecurityPolicy } from '../../app/content-security-policy.ts';
import { deferScripts } from '../pages/html/deferred-scripts.ts';
import { startRecordedSite, type RecordedSite } from './recorded-site.ts';

/** A script that stands in each page. */
const script = 'self.data={"name":"Colégio São João"}';

/** The page that is rendered for the first, second, … time. */
export const htmlOf = (version: number): string =>
  `<!doctype html><html><head><title>Versão ${version}</title></head><body><p>${'Bolsa '.repeat(400)}</p>` +
  `<script type="application/ld+json">{"@type":"School"}</script><script>${script}</script>` +
  `<script type="module" async="" src="/assets/entry.js"></script></body></html>`;

/** A page as the built site renders it. */
export const pageOf = (body: string, init: ResponseInit = {}): Response =>
  new Response(deferScripts(body).join(''), {
    ...init,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(undefined),
      ...Object.fromEntries(new Headers(init.headers)),
    },
  });

type Render = (request: Request, context: PageContext | undefined) => Response | Promise<Response>;

/** A site before pages of the test's own making, whose clock it sets. */
export class RenderedSite {
  /** What was rendered. */
  readonly rendered: { readonly request: Request; readonly context: PageContext | undefined }[] = [];
  /** How the next pages come out. */
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
    // Nothing has moved.
    recorded.responses = [{ status: 204 }];
    const site = new RenderedSite(recorded);
    return site;
  }

  /** The page of this turn. */
  page(init: ResponseInit = {}): Response {
    return pageOf(htmlOf(this.rendered.length), init);
  }

  get(url: string, headers: Record<string, string> = {}) {
    return this.recorded.site.inject({ url, headers });
  }

  async titleOf(url: string): Promise<string | undefined> {
    return /<title>(.*)<\/title>/.exec((await this.get(url)).body)?.[1];
  }

  /** The time goes on, and nothing else happens. */
  advance(seconds: number): void {
    vi.setSystemTime(Date.now() + seconds * 1_000);
  }

  async close(): Promise<void> {
    vi.useRealTimers();
    await this.recorded.close();
  }
}

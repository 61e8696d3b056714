import { brandNames, siteBrand, type Brand } from '@melhor-escola/config/brand';
import { brandMark } from '@melhor-escola/config/brand-mark';
import { brandColors, themeColors } from '@melhor-escola/config/colors';
import { site } from '@melhor-escola/config/site';
import { responsePolicy } from './response-policy.ts';
import { routes } from '../routes/routes.ts';

/**
 * A self-contained static page for when pages cannot be rendered: requests for its scripts, styles or fonts might fail too.
 *
 * @param main trusted HTML.
 * @param brand sets the colors.
 */
export function plainPage(title: string, main: string, brand: Brand = siteBrand()): string {
  return `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <style>${pageStyles(brand)}
    </style>
  </head>
  <body>
    <main>
      <p class="logo">${logo(brand)}</p>
      ${main}
    </main>
  </body>
</html>
`;
}

/** As the kit's `Logo`. */
function logo(brand: Brand): string {
  const [family, own] = brandNames[brand];
  return `${brandMark(brand)
    .replace('<svg ', '<svg aria-hidden="true" ')
    .replace(/<title>.*<\/title>/u, '')}<span>${family} <b>${own}</b></span>`;
}

/** Content security policy of a plain page: it may load nothing else than `directives`. Its styles are inline. */
export const plainPagePolicy = (...directives: readonly string[]): string =>
  responsePolicy("default-src 'none'", "style-src 'unsafe-inline'", ...directives);

/** The form of a request id (`requestIds` of server-kit); nothing else is written into the page. */
const idForm = /^[\w-]{8,64}$/;

/** The last six characters of a request id in capitals: short enough to dictate on the phone, and enough to find the request in a day's logs. */
export function supportCode(requestId: string): string {
  return requestId.slice(-6).toUpperCase();
}

/**
 * The error page for a render that threw (RT-22). Static, with links that need no JavaScript.
 *
 * @param requestId of the log line with the reason.
 */
export function plainErrorPage(requestId: string | null): string {
  const code =
    requestId && idForm.test(requestId)
      ? `<p>Código para o atendimento: <code>${supportCode(requestId)}</code></p>`
      : '';
  return plainPage(
    `Encontre bolsas de estudo perto de você | ${site.name}`,
    `<h1>Erro interno do servidor</h1>
      <p>Deu um erro nosso, e não conseguimos mostrar esta página agora. Tente de novo em alguns minutos. Se continuar assim, fale com a gente pelo telefone <a href="${site.phone.href}">${site.phone.label}</a>.</p>
      ${code}
      <nav aria-label="Continuar">
        <a href="">Tentar de novo</a>
        <a href="${routes.results.path()}" rel="nofollow">Encontrar minha bolsa</a>
        <a href="${routes.home.path()}">Página inicial</a>
      </nav>`,
  );
}

/** The custom properties of a theme. */
function colorProperties(brand: Brand, theme: 'light' | 'dark'): string {
  const { ink, paper } = themeColors[theme];
  const own = brandColors[brand][theme];
  return `--ink: ${ink}; --paper: ${paper}; --brand: ${own.brand}; --on-brand: ${own.onBrand};`;
}

// The kit's colors as literals, because the stylesheet may be what failed.
function pageStyles(brand: Brand): string {
  return `
      :root { color-scheme: light dark; ${colorProperties(brand, 'light')} }
      @media (prefers-color-scheme: dark) {
        :root { ${colorProperties(brand, 'dark')} }
      }
      body { margin: 0; padding: clamp(1.25rem, 6vh, 4rem) 1rem; font: 1.125rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
      main { max-width: 34rem; margin: 0 auto; }
      .logo { display: flex; gap: 0.5rem; align-items: center; margin: 0 0 2rem; font-size: 1.3125rem; line-height: 1; letter-spacing: -0.015em; }
      .logo svg { width: 2rem; height: 2rem; }
      h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; text-wrap: balance; }
      a { color: var(--brand); text-underline-offset: 0.2em; }
      a[href^='tel:'] { white-space: nowrap; }
      code { display: inline-block; max-width: 100%; font-size: 0.875em; overflow-wrap: anywhere; }
      nav { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; margin-top: 2rem; }
      nav a { padding: 0.625rem 0; }
      h2 { margin: 2.5rem 0 0.75rem; font-size: 1.25rem; line-height: 1.3; }
      ul { margin: 0; padding: 0; list-style: none; }
      li { padding: 0.875rem 0; border-top: 1px solid color-mix(in srgb, currentcolor 20%, transparent); }
      li > * { display: inline-block; margin-inline-end: 0.75rem; }
      li a:first-child { display: block; font-weight: 600; text-wrap: balance; }
      button { margin-top: 1rem; border: 0; font: inherit; cursor: pointer; }
      nav a:first-child, button { padding: 0.625rem 1.25rem; border-radius: 0.5rem; color: var(--on-brand); background: var(--brand); text-decoration: none; }
      form + nav a:first-child { color: var(--brand); background: none; text-decoration: underline; }
      :focus-visible { outline: 2px solid var(--brand); outline-offset: 3px; }`;
}

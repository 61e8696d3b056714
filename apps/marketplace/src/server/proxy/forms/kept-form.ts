import { escapeHtml } from '@melhor-escola/domain/escape-html';
import { routes } from '@melhor-escola/domain/routes';
import { plainPage } from '../../../shell/plain-page.ts';

/** Typed again, because it must not be written into a page. */
const isSecret = (name: string) => /password/iu.test(name);

/**
 * A plain page for a form that could not be sent while its own page cannot be rendered either: its button sends the same fields to the
 * same URL again (S19).
 */
export function keptFormPage(fields: URLSearchParams): string {
  const kept = [...fields].filter(([name]) => !isSecret(name));
  const inputs = kept.map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}" />`,
  );
  return plainPage(
    'Ainda não conseguimos enviar',
    `<h1>Ainda não conseguimos enviar</h1>
      <p>O site não respondeu. O que você escreveu está guardado nesta página: tente de novo em alguns segundos.</p>
      <form method="post">
        ${inputs.join('\n        ')}
        <button>Enviar de novo</button>
      </form>
      <nav aria-label="Continuar"><a href="${routes.home.path()}">Página inicial</a></nav>`,
  );
}

import { escapeHtml } from '@melhor-escola/domain/escape-html';
import { plainErrorPage, plainPage, plainPagePolicy } from '@melhor-escola/domain/plain-page';
import { routes } from '@melhor-escola/domain/routes';
import type { OperatorPages, PlainPages } from '@melhor-escola/site-server';

const homeLink = `<a href="${routes.home.path()}">Página inicial</a>`;

const invalidUrlPage = (title: string, message: string) =>
  plainPage(
    title,
    `<h1>${title}</h1>
      <p>${message}</p>
      <nav aria-label="Continuar">
        <a href="${routes.results.path()}" rel="nofollow">Encontrar minha bolsa</a>
        ${homeLink}
      </nav>`,
  );

/** Creates the pages for when the site's own cannot be rendered, in the brand that the environment names by then. */
export const createPlainPages = (): PlainPages => ({
  policy: plainPagePolicy(),
  invalidUrl: {
    400: invalidUrlPage('Endereço inválido', 'O endereço não está escrito como deveria.'),
    404: invalidUrlPage('Página não encontrada', 'A página que você está procurando não existe.'),
    414: invalidUrlPage('Endereço longo demais', 'O endereço é longo demais.'),
  },
  overloaded: plainPage(
    'Voltamos em instantes',
    `<h1>Muita gente está procurando escola agora</h1>
      <p>Aguarde alguns segundos e atualize a página. Nada do que você salvou se perdeu.</p>`,
  ),
  failed: plainErrorPage,
  unsentForm(fields) {
    const inputs = fields.map(
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
      <nav aria-label="Continuar">${homeLink}</nav>`,
    );
  },
});

/** The playground and its pages, also those that do not exist (RT-12). */
export const createOperatorPages = (): OperatorPages => ({
  urls: [routes.playground.pattern, `${routes.playground.pattern}/*`],
  accessPath: '/v3/operator/access',
  closed: plainPage(
    'Página da equipe',
    `<h1>Página da equipe</h1>
      <p>Entre com o usuário e a senha de operação. O navegador pergunta de novo quando você recarrega a página.</p>
      <nav aria-label="Continuar">${homeLink}</nav>`,
  ),
  limited: plainPage(
    'Muitas tentativas',
    `<h1>Muitas tentativas</h1>
      <p>A senha de operação foi errada muitas vezes neste endereço. Aguarde um minuto.</p>`,
  ),
  unavailable: plainPage(
    'Voltamos em instantes',
    `<h1>O serviço não respondeu</h1>
      <p>Sem ele não sabemos se a senha está certa. Tente de novo em instantes.</p>`,
  ),
});

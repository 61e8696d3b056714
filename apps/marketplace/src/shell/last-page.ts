import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';
import { plainPage } from './plain-page.ts';

/** What an id of a request is made of (`requestIdOf` of server-kit); nothing else is written into the page. */
const idForm = /^[\w-]{8,64}$/;

/**
 * The page of a render that broke (RT-22): what made pages is not to be trusted with this one, so it is a few words by
 * themselves, and ways on that need no script.
 *
 * @param requestId under which the log says why.
 */
export function lastPage(requestId: string | null): string {
  const code =
    requestId && idForm.test(requestId) ? `<p>Código para o atendimento: <code>${requestId}</code></p>` : '';
  return plainPage(
    `Encontre bolsas de estudo perto de você | ${site.name}`,
    `<h1>Erro interno do servidor</h1>
      <p>Não conseguimos mostrar esta página agora. Tente de novo em alguns minutos. Se continuar assim, fale com a gente pelo telefone <a href="${site.phone.href}">${site.phone.label}</a>.</p>
      ${code}
      <nav aria-label="Continuar">
        <a href="${routes.results.path()}" rel="nofollow">Encontrar minha bolsa</a>
        <a href="">Tentar de novo</a>
        <a href="${routes.home.path()}">Página inicial</a>
      </nav>`,
  );
}

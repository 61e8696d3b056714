import { routes } from '@melhor-escola/domain/routes';
import { site } from '@melhor-escola/config/site';
import { LinkButton, type LinkButtonProps } from '@melhor-escola/ui/button';
import { BlankPage, SpilledInk } from '@melhor-escola/ui/drawing';
import { Link } from '@melhor-escola/ui/link';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useEffect, type ReactNode } from 'react';
import { supportCode } from '@melhor-escola/domain/plain-page';

/** Title, description and robots of an error page (RT-22). It has no route's `head`; React moves these elements into the document's. */
export function ErrorMeta() {
  return (
    <>
      <title>{`Encontre bolsas de estudo perto de você | ${site.name}`}</title>
      <meta name="description" content="Procure bolsas de estudo em escolas particulares de todo o Brasil." />
      <meta name="robots" content="noindex" />
    </>
  );
}

/** The 404 page (RT-18, RT-22). */
export function NotFoundScreen() {
  return (
    <ErrorPage drawing={<BlankPage />} title="A página que você está procurando não existe.">
      <Text>
        Não encontramos esta página: o endereço pode ter mudado ou ter sido digitado com um erro. Continue
        procurando: a bolsa que você quer pode estar a uma busca daqui.
      </Text>
    </ErrorPage>
  );
}

export interface ErrorScreenProps {
  /** What went wrong, for developers. Pass it in development only (RT-22). */
  message?: string | undefined;
  /** Where it went wrong. Pass it in development only (RT-22). */
  stack?: string | undefined;
  /** Lets support find the request in the logs. */
  requestId?: string | undefined;
}

/** The page for an internal error (RT-22). */
export function ErrorScreen({ message, stack, requestId }: ErrorScreenProps) {
  return (
    <ErrorPage
      drawing={<SpilledInk />}
      title="Erro interno do servidor"
      actions={
        <>
          <Retry />
          <FindScholarship variant="secondary" />
        </>
      }
    >
      <Text>
        Deu um erro nosso, e não conseguimos mostrar esta página agora. Tente de novo em alguns minutos. Se
        continuar assim, fale com a gente pelo telefone{' '}
        <Link href={site.phone.href} className="whitespace-nowrap">
          {site.phone.label}
        </Link>
        .
      </Text>
      {requestId && (
        <Text size="small" tone="soft">
          Código para o atendimento: <code>{supportCode(requestId)}</code>
        </Text>
      )}
      {(message ?? stack) && (
        <pre className="max-w-full rounded-control whitespace-pre-line wrap-anywhere bg-wash p-4 text-start text-small">
          {[message, stack].filter(Boolean).join('\n\n')}
        </pre>
      )}
    </ErrorPage>
  );
}

const reload = (): void => window.location.reload();

/** Without a connection, or with one through which a page did not arrive in time. */
export type ConnectionProblem = 'lost' | 'slow';

const connectionCopy: Readonly<Record<ConnectionProblem, { readonly title: string; readonly text: string }>> =
  {
    lost: {
      title: 'Sem conexão',
      text: 'A conexão caiu antes de esta página chegar. Ela abre sozinha quando a internet voltar.',
    },
    slow: {
      title: 'Internet muito lenta',
      text: 'A conexão não caiu, mas esta página não chegou a tempo. Tente de novo onde o sinal for melhor.',
    },
  };

/**
 * Shown when the connection fails before a page's code or data has loaded. Reloads once it is back, because a browser does not
 * retry a module that failed to load.
 */
export function NoConnectionScreen({ problem }: { problem: ConnectionProblem }) {
  const { title, text } = connectionCopy[problem];
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <ErrorPage drawing={<BlankPage />} title={title} actions={<Retry />}>
      <Text role="alert">{text}</Text>
    </ErrorPage>
  );
}

interface ErrorPageProps {
  drawing: ReactNode;
  title: string;
  children: ReactNode;
  /** By default a link to the results. */
  actions?: ReactNode;
}

function ErrorPage({ drawing, title, children, actions }: ErrorPageProps) {
  return (
    <PageWidth className="py-10 sm:py-14">
      <div className="mx-auto flex max-w-prose flex-col items-center gap-5 text-center">
        {drawing}
        <Heading level={1} size="large">
          {title}
        </Heading>
        {children}
        <div className="flex flex-wrap justify-center gap-3">{actions ?? <FindScholarship />}</div>
      </div>
    </PageWidth>
  );
}

// Plain links: after an error a full page load is safer than a navigation of the router.

function Retry() {
  return (
    <LinkButton variant="primary" size="large" href="">
      Tentar de novo
    </LinkButton>
  );
}

function FindScholarship({ variant = 'primary' }: Pick<LinkButtonProps, 'variant'>) {
  return (
    <LinkButton variant={variant} size="large" href={routes.results.path()} rel="nofollow">
      Encontrar minha bolsa
    </LinkButton>
  );
}

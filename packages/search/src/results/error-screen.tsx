import { isTemporary } from '@melhor-escola/api-client/api-error';
import { site } from '@melhor-escola/config/site';
import { LinkButton } from '@melhor-escola/ui/button';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useRouterState } from '@tanstack/react-router';
import { SpilledInk } from '../error/drawings.tsx';
import { PageWidth } from '../page-width.tsx';

export interface ResultsErrorScreenProps {
  error: unknown;
  /** Asks again. Without scripts the same button loads the page again. */
  onRetry: () => void;
}

/** Says that the results could not be fetched, and what to do now. */
export function ResultsErrorScreen({ error, onRetry }: ResultsErrorScreenProps) {
  const address = useRouterState({ select: ({ location }) => location.href });
  return (
    <PageWidth className="flex flex-col items-start gap-5 py-12">
      <SpilledInk />
      <Heading level={1} size="large">
        Não conseguimos buscar as bolsas
      </Heading>
      <Text role="alert" className="max-w-prose">
        {isTemporary(error) ? (
          'A conexão falhou ou o serviço demorou a responder. Seus filtros continuam guardados no endereço desta página.'
        ) : (
          <>
            Algo deu errado do nosso lado. Se continuar assim, fale com a gente pelo telefone{' '}
            <Link href={site.phone.href} className="whitespace-nowrap">
              {site.phone.label}
            </Link>
            .
          </>
        )}
      </Text>
      <LinkButton
        variant="primary"
        href={address}
        rel="nofollow"
        onClick={(event) => {
          event.preventDefault();
          onRetry();
        }}
      >
        Tentar de novo
      </LinkButton>
    </PageWidth>
  );
}

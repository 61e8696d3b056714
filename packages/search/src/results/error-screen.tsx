'use client';

import { isTemporary } from '@melhor-escola/api-client/api-error';
import { site } from '@melhor-escola/config/site';
import { LinkButton } from '@melhor-escola/ui/button';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { SpilledInk } from '../error/drawings.tsx';
import { PageWidth } from '../page-width.tsx';

export interface ResultsErrorScreenProps {
  error: unknown;
  /** Asks again. Without scripts the same button loads the page again. */
  onRetry: () => void;
}

/** Says that the results could not be fetched, and what to do now. */
export function ResultsErrorScreen({ error, onRetry }: ResultsErrorScreenProps) {
  useAutomaticRetry(isTemporary(error), onRetry);
  const address = useRouterState({ select: ({ location }) => location.href });
  return (
    <PageWidth className="flex flex-col items-start gap-5 py-12">
      <SpilledInk />
      <Heading level={1} size="large">
        Não conseguimos buscar as bolsas
      </Heading>
      <Text role="alert" className="max-w-prose">
        {isTemporary(error) ? (
          'A conexão falhou ou o serviço demorou a responder. Seguimos tentando; seus filtros continuam guardados no endereço desta página.'
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

/** Milliseconds between tries nobody asks for. */
const retryEvery = 15_000;

/** Asks again by itself: when the connection is back, and every now and then while the page is looked at. */
function useAutomaticRetry(isWorthIt: boolean, onRetry: () => void): void {
  const latest = useRef(onRetry);
  useEffect(() => {
    latest.current = onRetry;
  }, [onRetry]);
  useEffect(() => {
    if (!isWorthIt) return undefined;
    const retry = () => latest.current();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') retry();
    }, retryEvery);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [isWorthIt]);
}

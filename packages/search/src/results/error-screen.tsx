'use client';

import { ApiError, isTemporary } from '@melhor-escola/api-client/api-error';
import { site } from '@melhor-escola/config/site';
import { formatRetryAfter } from '@melhor-escola/domain/retry-after';
import { useAnnouncement } from '@melhor-escola/ui/announcer';
import { Button } from '@melhor-escola/ui/button';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useEffect, useRef, useState } from 'react';
import { SpilledInk } from '@melhor-escola/ui/drawing';
import { focusResults } from './focus-results.ts';

export interface ResultsFailureProps {
  error: unknown;
  /** Whether a retry is pending. */
  isRetrying: boolean;
  onRetry: () => void;
  /** What failed. @default 'Não foi possível buscar as bolsas agora' */
  title?: string | undefined;
  /** Heading level of the title. @default 2 */
  level?: 1 | 2 | undefined;
}

/**
 * Replaces the results if they could not be fetched: the reason, and what to do. Retries by itself when a lost connection is back, and
 * otherwise leaves it to the visitor: the HTTP client has retried already, and repeating that would add load to a failing service
 * (CA-15). After a successful retry, the focus moves from the button to the page's heading.
 */
export function ResultsFailure({
  error,
  isRetrying,
  onRetry,
  title = 'Não foi possível buscar as bolsas agora',
  level = 2,
}: ResultsFailureProps) {
  const [isRequested, setIsRequested] = useState(false);
  useRetryOnline(error, () => {
    setIsRequested(false);
    onRetry();
  });
  // The first time, the whole panel is announced as an alert.
  useAnnouncement(isRequested && !isRetrying ? `${title}. Tente de novo em alguns instantes.` : '', {
    urgency: 'assertive',
  });
  return (
    <div ref={focusResults} role="alert" className="flex flex-col items-start gap-5 py-4">
      <SpilledInk />
      <Heading level={level} size={level === 1 ? 'large' : undefined}>
        {title}
      </Heading>
      <Text className="max-w-prose">
        <Reason error={error} />
      </Text>
      <Button
        variant="primary"
        loading={isRetrying}
        onClick={() => {
          setIsRequested(true);
          onRetry();
        }}
      >
        Tentar de novo
      </Button>
    </div>
  );
}

const keptMessage = 'Seus filtros continuam como você escolheu';

/** The reason and the next step: no connection, a timeout, too many calls, or a fault of ours. */
function Reason({ error }: { error: unknown }) {
  const { reason, status, response } = error instanceof ApiError ? error : {};
  if (reason === 'network')
    return `A conexão falhou. ${keptMessage}; confira a internet: tentamos de novo sozinhos quando ela voltar.`;
  if (reason === 'timeout')
    return `A resposta demorou demais. ${keptMessage}; tente de novo em alguns instantes.`;
  if (status === 429)
    return `Foram muitas buscas em pouco tempo. ${keptMessage}; tente de novo ${formatRetryAfter(response?.retryAfter)}.`;
  if (status === 503 && response?.retryAfter !== undefined)
    return `A busca está fora do ar por um momento. ${keptMessage}; tente de novo ${formatRetryAfter(response.retryAfter)}.`;
  return (
    <>
      <span>{`Algo deu errado do nosso lado. ${keptMessage}. Se continuar assim, fale com a gente pelo telefone`}</span>{' '}
      <Link href={site.phone.href} className="whitespace-nowrap">
        {site.phone.label}
      </Link>
      .
    </>
  );
}

/** Retries a temporary failure when the connection is back. */
function useRetryOnline(error: unknown, onRetry: () => void): void {
  const latest = useRef(onRetry);
  useEffect(() => {
    latest.current = onRetry;
  });
  const isWorthIt = isTemporary(error);
  useEffect(() => {
    if (!isWorthIt) return undefined;
    const retry = () => latest.current();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isWorthIt]);
}

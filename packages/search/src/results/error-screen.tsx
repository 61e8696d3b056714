'use client';

import { ApiError, isTemporary } from '@melhor-escola/api-client/api-error';
import { site } from '@melhor-escola/config/site';
import { formatRetryAfter } from '@melhor-escola/domain/retry-after';
import { useAnnouncement } from '@melhor-escola/ui/announcer';
import { Button } from '@melhor-escola/ui/button';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SpilledInk } from '@melhor-escola/ui/drawing';

export interface ResultsFailureProps {
  error: unknown;
  /** It is being asked again. */
  isRetrying: boolean;
  onRetry: () => void;
  /**
   * What could not be done.
   * @default 'Não foi possível buscar as bolsas agora'
   */
  title?: string | undefined;
  /**
   * Level of the title in the page's outline.
   * @default 2
   */
  level?: 1 | 2 | undefined;
}

/**
 * Says in place of results that they could not be fetched, why, and what to do. What may work shortly is asked for again by
 * itself, too. Once it has worked, whoever pressed the button finds the focus on the page's heading.
 */
export function ResultsFailure({
  error,
  isRetrying,
  onRetry,
  title = 'Não foi possível buscar as bolsas agora',
  level = 2,
}: ResultsFailureProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  useAutomaticRetry(error, () => {
    setIsAsked(false);
    onRetry();
  });
  // The first time the whole panel is read out, as an alert.
  useAnnouncement(isAsked && !isRetrying ? `${title}. Tente de novo em alguns instantes.` : '', {
    urgency: 'assertive',
  });
  useFocusAfter(panel);
  return (
    <div ref={panel} role="alert" className="flex flex-col items-start gap-5 py-4">
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
          setIsAsked(true);
          onRetry();
        }}
      >
        Tentar de novo
      </Button>
    </div>
  );
}

const kept = 'Seus filtros continuam como você escolheu';

/** Why, and what becomes of it: a connection, an answer that is late, too many calls, or a fault of ours. */
function Reason({ error }: { error: unknown }) {
  const { reason, status, response } = error instanceof ApiError ? error : {};
  if (reason === 'network')
    return `A conexão falhou. ${kept}; confira a internet: tentamos de novo sozinhos quando ela voltar.`;
  if (reason === 'timeout')
    return `A resposta demorou demais. ${kept}; tentamos de novo sozinhos em alguns instantes.`;
  if (status === 429)
    return `Foram muitas buscas em pouco tempo. ${kept}; tentamos de novo sozinhos ${formatRetryAfter(response?.retryAfter)}.`;
  if (status === 503 && response?.retryAfter !== undefined)
    return `A busca está fora do ar por um momento. ${kept}; tentamos de novo sozinhos ${formatRetryAfter(response.retryAfter)}.`;
  return (
    <>
      Algo deu errado do nosso lado. {kept}. Se continuar assim, fale com a gente pelo telefone{' '}
      <Link href={site.phone.href} className="whitespace-nowrap">
        {site.phone.label}
      </Link>
      .
    </>
  );
}

/** The least time between tries nobody asks for, in milliseconds. */
const MIN_RETRY_INTERVAL_MS = 15_000;

/**
 * Asks again by itself: when the connection is back, and every now and then while the page is looked at, but never sooner
 * than the service said.
 */
function useAutomaticRetry(error: unknown, onRetry: () => void): void {
  const latest = useRef(onRetry);
  useEffect(() => {
    latest.current = onRetry;
  });
  const isWorthIt = isTemporary(error);
  const seconds = error instanceof ApiError ? (error.response?.retryAfter ?? 0) : 0;
  useEffect(() => {
    if (!isWorthIt) return undefined;
    const retry = () => latest.current();
    const timer = setInterval(
      () => {
        if (document.visibilityState === 'visible') retry();
      },
      Math.max(MIN_RETRY_INTERVAL_MS, seconds * 1_000),
    );
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [isWorthIt, seconds]);
}

/** Moves a focus that would go with the panel to the heading of what comes in its place. */
function useFocusAfter(panel: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const { current } = panel;
    return () => {
      if (!current?.contains(document.activeElement)) return;
      requestAnimationFrame(() => document.getElementById('resultados')?.focus());
    };
  }, [panel]);
}

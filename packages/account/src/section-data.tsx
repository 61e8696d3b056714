import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { Skeleton, SkeletonGroup } from '@melhor-escola/ui/skeleton';
import { Text } from '@melhor-escola/ui/text';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSessionCheck } from './authenticated/ended-session.ts';

export interface SectionDataProps<Data> {
  query: UseQueryResult<Data>;
  /** What is shown, within a sentence: 'seus aparelhos'. */
  what: string;
  children: (data: Data) => ReactNode;
}

/** What a section shows: while it is on its way, once it is there, and where it could not be had, which is said in the section alone. */
export function SectionData<Data>({ query, what, children }: SectionDataProps<Data>) {
  const [isTryingAgain, setIsTryingAgain] = useState(false);
  const { data, error, isError } = query;
  useSessionCheck(error);
  if (data !== undefined) return children(data);
  if (!isError && !isTryingAgain) return <OnItsWay what={what} />;
  const tryAgain = async () => {
    setIsTryingAgain(true);
    await query.refetch();
    setIsTryingAgain(false);
  };
  return (
    <Alert
      tone="danger"
      live
      title={`Não conseguimos carregar ${what}.`}
      action={
        <Button size="small" loading={isTryingAgain} onClick={() => void tryAgain()}>
          Tentar de novo
        </Button>
      }
    >
      O resto da página continua valendo.
    </Alert>
  );
}

function OnItsWay({ what }: { what: string }) {
  return (
    <>
      <SkeletonGroup
        loading
        className="noscript:hidden"
        placeholder={
          <>
            <Skeleton width="60%" />
            <Skeleton />
            <Skeleton width="40%" />
          </>
        }
      />
      <Text className="scripted:hidden">
        Não conseguimos carregar {what}. Recarregue a página para tentar de novo.
      </Text>
    </>
  );
}

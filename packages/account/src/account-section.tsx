import { Card } from '@melhor-escola/ui/card';
import { Heading, Text } from '@melhor-escola/ui/text';
import { type ReactNode, useState } from 'react';
import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { Skeleton, SkeletonGroup } from '@melhor-escola/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { site } from '@melhor-escola/config/site';
import { Link } from '@melhor-escola/ui/link';
import { useSessionCheck } from './authenticated/ended-session.ts';

export interface AccountSectionProps {
  /** Of its heading, which a link may lead to. */
  id: string;
  title: string;
  /** What it is for, in a sentence or two. */
  intro?: ReactNode;
  children: ReactNode;
}

/**
 * One part of a page of who is signed in: what it is about, and a sheet with what can be done; side by side at a desk.
 * Renders a `<section>`, whose heading takes the focus when what had it has gone.
 */
export function AccountSection({ id, title, intro, children }: AccountSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid items-start gap-4 border-t border-hairline py-8 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-10"
    >
      <div className="flex flex-col gap-1.5">
        <Heading level={2} id={id} tabIndex={-1} className="scroll-mt-4">
          {title}
        </Heading>
        {intro && (
          <Text as="div" size="small" tone="soft" className="max-w-prose">
            {intro}
          </Text>
        )}
      </div>
      <Card className="min-w-0">{children}</Card>
    </section>
  );
}

/** Gives the focus to a section's heading: for when what had it has gone from the page. @param id of the heading. */
export function focusSection(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}

export interface AsyncSectionProps<Data> {
  query: UseQueryResult<Data>;
  /** What is shown, within a sentence: 'seus aparelhos'. */
  what: string;
  children: (data: Data) => ReactNode;
}

/** What a section shows: while it is on its way, once it is there, and where it could not be had, which is said in the section alone. */
export function AsyncSection<Data>({ query, what, children }: AsyncSectionProps<Data>) {
  const [isTryingAgain, setIsTryingAgain] = useState(false);
  const { data, error, isError } = query;
  useSessionCheck(error);
  if (data !== undefined) return children(data);
  if (!isError && !isTryingAgain) return <SectionSkeleton what={what} />;
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

function SectionSkeleton({ what }: { what: string }) {
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

export interface WithoutScriptsProps {
  /** What takes scripts, within a sentence: 'mudar seus dados'. */
  what: string;
}

/** Where a page can be read without scripts and not acted on: what to do instead. Nobody else sees it. */
export function WithoutScripts({ what }: WithoutScriptsProps) {
  return (
    <Text className="max-w-prose pb-8 scripted:hidden">
      Esta página também se lê sem JavaScript. Para {what}, ligue o JavaScript do navegador ou ligue grátis
      para{' '}
      <Link href={site.phone.href} className="whitespace-nowrap">
        {site.phone.label}
      </Link>
      .
    </Text>
  );
}

/** The number that proves that a request under the LGPD was made: 'LGPD-2026-7Q2K-M0XB'. Renders a `<p>`. */
export function Protocol({ number }: { number: string }) {
  return (
    <Text size="small">
      Protocolo <strong className="font-semibold whitespace-nowrap tabular">{number}</strong>
    </Text>
  );
}

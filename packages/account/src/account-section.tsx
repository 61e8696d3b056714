import { Card } from '@melhor-escola/ui/card';
import { Heading, Text } from '@melhor-escola/ui/text';
import { type ReactNode, useState } from 'react';
import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { PagePart } from '@melhor-escola/ui/hooks';
import { Skeleton, SkeletonGroup } from '@melhor-escola/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { site } from '@melhor-escola/config/site';
import { Link } from '@melhor-escola/ui/link';
import { useSessionCheck } from './authenticated/ended-session.ts';

export interface AccountSectionProps {
  /** Id of the heading; links may point to it. */
  id: string;
  title: string;
  /** One or two sentences about its purpose. */
  intro?: ReactNode;
  children: ReactNode;
}

/**
 * A section of an authenticated page: an introduction, and a card with the actions, side by side on a desktop. Renders
 * a `<section>`. Its heading takes the focus when the focused element has been removed.
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
      <Card className="min-w-0">
        <PagePart>{children}</PagePart>
      </Card>
    </section>
  );
}

/** Focuses a section's heading, after the focused element was removed from the page. @param id of the heading. */
export function focusSection(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}

export interface AsyncSectionProps<Data> {
  query: UseQueryResult<Data>;
  /** Name of the data within a sentence: 'seus aparelhos'. */
  what: string;
  children: (data: Data) => ReactNode;
}

/** Content of a section: a skeleton while the query is pending, the data, or an error inside the section. */
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
      <Text className="scripted:hidden">{`Não conseguimos carregar ${what}. Recarregue a página para tentar de novo.`}</Text>
    </>
  );
}

export interface WithoutScriptsProps {
  /** The action that requires JavaScript, within a sentence: 'mudar seus dados'. */
  what: string;
}

/** Shown only without JavaScript: says that the action requires it, and what to do instead. */
export function WithoutScripts({ what }: WithoutScriptsProps) {
  return (
    <Text className="max-w-prose pb-8 scripted:hidden">
      <span>{`Esta página também se lê sem JavaScript. Para ${what}, ligue o JavaScript do navegador ou ligue grátis para`}</span>{' '}
      <Link href={site.phone.href} className="whitespace-nowrap">
        {site.phone.label}
      </Link>
      .
    </Text>
  );
}

/** Protocol number of a request under the LGPD: 'LGPD-2026-7Q2K-M0XB'. Renders a `<p>`. */
export function Protocol({ number }: { number: string }) {
  return (
    <Text size="small">
      Protocolo <strong className="font-semibold whitespace-nowrap tabular">{number}</strong>
    </Text>
  );
}

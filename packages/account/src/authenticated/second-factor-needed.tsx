import { isRejectedWith } from '@melhor-escola/api-client/api-error';
import { sameSitePath } from '@melhor-escola/domain/same-site-path';
import { LinkButton } from '@melhor-escola/ui/button';
import { Text } from '@melhor-escola/ui/text';
import { Link as RouteLink, useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { AccountError } from '../account-error/account-error.ts';
import { useAccountPorts } from '../ports.tsx';
import { useSubmissionError } from './ended-session.ts';

/**
 * Like `useSubmissionError`, for changes that need the second factor of an account that has one (S34).
 *
 * @returns the mapping, and whether the last attempt was rejected for lack of it.
 */
export function useSecurityError() {
  const [needsFactor, setNeedsFactor] = useState(false);
  const mapSubmissionError = useSubmissionError();
  const mapSecurityError = (error: unknown): AccountError | undefined => {
    setNeedsFactor(isRejectedWith(error, 'SECOND_FACTOR_REQUIRED'));
    return mapSubmissionError(error);
  };
  return { needsFactor, mapSecurityError };
}

/**
 * Leads to the second factor and back to this page.
 *
 * @param section of the page to go back to.
 * @param children what is there on return.
 */
export function SecondFactorLink({ section, children }: { section: string; children: ReactNode }) {
  const { links } = useAccountPorts();
  const path = useLocation({ select: ({ pathname }) => sameSitePath(`${pathname}#${section}`) });
  return (
    <div className="flex flex-col items-start gap-2">
      <LinkButton asChild variant="primary" className="max-sm:w-full">
        <RouteLink {...links.secondFactor(path ?? '')}>Confirmar que sou eu</RouteLink>
      </LinkButton>
      <Text size="small" tone="soft">
        {children}
      </Text>
    </div>
  );
}

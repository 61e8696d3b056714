import { AccountPortsProvider } from '@melhor-escola/account/ports';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { accountPorts } from './account-ports.ts';

const root = getRouteApi('__root__');

/** Gives the account feature's screens what they need of this site. */
export function AccountScope({ children }: { readonly children: ReactNode }) {
  const { hasGoogle } = root.useLoaderData();
  return <AccountPortsProvider ports={accountPorts(hasGoogle)}>{children}</AccountPortsProvider>;
}

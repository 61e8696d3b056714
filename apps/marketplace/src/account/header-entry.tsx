import { AccountEntry } from '@melhor-escola/account/header/account-entry';
import { AccountScope } from './account-scope.tsx';

/** The account's place in the header, once its code is there. */
export default function HeaderEntry() {
  return (
    <AccountScope>
      <AccountEntry />
    </AccountScope>
  );
}

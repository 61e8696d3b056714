import { expect, it } from 'vitest';
import { welcomeMail } from '../../../accounts/mail/account-mails.ts';

it.each(['javascript:alert(1)', '/um-caminho', 'data:text/html,x'])(
  'S21 a mail throws for a link to %s',
  (address) => {
    expect(() => welcomeMail({ name: 'Ana', confirmUrl: address })).toThrow('absolute http addresses');
  },
);

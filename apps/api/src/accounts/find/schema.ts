import { accountKeyProblem, accountKeys, readAccountKey } from '@melhor-escola/domain/account-key';
import { schoolRoles } from '@melhor-escola/domain/panel-role';
import { z } from 'zod';
import { orderStatuses } from '../../catalog/offers/order-status.ts';

/** What our team searches for. It comes in a body, so that it is in no address and no log. */
export const accountSearchBody = z
  .object({
    text: z.string().trim().max(254).meta({ description: 'A whole e-mail, CPF or name.' }),
  })
  .transform(({ text }, context) => {
    const by = readAccountKey(text);
    if (by !== undefined) return { by, text };
    context.addIssue({ code: 'custom', path: ['text'], message: accountKeyProblem(text) });
    return z.NEVER;
  })
  .meta({ id: 'AccountSearch' });

/** Accounts with exactly this e-mail, CPF or name, newest first, masked. For our own team. */
export const foundAccountsBody = z
  .object({
    by: z.enum(accountKeys),
    hasMore: z.boolean().meta({ description: 'Whether there are more than are shown.' }),
    accounts: z.array(
      z.object({
        id: z.int(),
        name: z.string().meta({ description: "Masked: 'M••• d••• D•••'." }),
        email: z.string().meta({ description: "Masked: 'm•••@e•••.com.br'." }),
        isEmailConfirmed: z.boolean(),
        cpf: z.string().nullable().meta({ description: "Masked: '***.456.789-**'." }),
        createdAt: z.iso.datetime(),
        isOperator: z.boolean(),
        demo: z.boolean(),
        schools: z.array(z.object({ slug: z.string(), name: z.string(), role: z.enum(schoolRoles) })),
        orders: z
          .array(
            z.object({
              code: z.string(),
              status: z.enum(orderStatuses),
              createdAt: z.iso.datetime(),
              school: z
                .object({ slug: z.string(), name: z.string() })
                .nullable()
                .meta({ description: 'null when it is gone.' }),
            }),
          )
          .meta({ description: 'Newest first.' }),
      }),
    ),
  })
  .meta({ id: 'FoundAccounts' });

import type { APIRequestContext } from '@playwright/test';
import { addSecondFactor, deleteOwnAccount, openConfirmedAccount } from '../account/claim.ts';
import type { NewPerson } from '../account/person.ts';
import { addOperator } from '../operator.ts';
import { test as visitorTest } from '../visitor.ts';

/** Opens an account of our own team in the browser of these requests, with a second factor that its session has shown. */
export async function openOperatorAccount(request: APIRequestContext): Promise<NewPerson> {
  const person = await openConfirmedAccount(request, { name: 'OLGA OPERADORA' });
  await addOperator(person.email);
  await addSecondFactor(request);
  return person;
}

/** A test whose `page` is an operator's, for the pages below `/painel/operacao`. The account is deleted afterwards. */
export const operatorTest = visitorTest.extend<{ operator: NewPerson }>({
  operator: [
    async ({ page }, provide) => {
      const person = await openOperatorAccount(page.request);
      await provide(person);
      await deleteOwnAccount(page.request);
    },
    { auto: true },
  ],
});

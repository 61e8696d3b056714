import type { Database } from '../../platform/database/database.ts';
import { storeDemoBenefits } from './demo-benefits.ts';
import { type DemoAccount, prepareDemoLogin } from './demo-login.ts';
import { storeDemoOrders } from './demo-orders.ts';
import { storeOwnReviews } from './demo-own-reviews.ts';

/** The family's account: with a CPF, an order of every status, benefits and reviews. */
export function prepareDemoAccount(database: Database, dataDir: string): Promise<DemoAccount | undefined> {
  return prepareDemoLogin(database, dataDir, {
    name: 'Família de Demonstração',
    email: 'familia.demonstracao@melhorescola.example',
    // The usual example: consecutive digits with correct check digits.
    cpf: '12345678909',
    phone: '11900000000',
    file: 'demo-account.json',
    async store(tx, accountId) {
      await storeDemoOrders(tx, accountId);
      await storeOwnReviews(tx, accountId);
      await storeDemoBenefits(tx);
    },
  });
}

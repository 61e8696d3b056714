import { routes } from '@melhor-escola/domain/routes';
import type { PageHead } from '@melhor-escola/config/page-head';
import { accountHead } from '../account-head.ts';

export function benefitsHead(): PageHead {
  return accountHead(routes.benefits.path(), {
    title: 'Meus Benefícios',
    description: 'Descontos de parceiros para quem tem conta no site.',
  });
}

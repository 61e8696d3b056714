import type { UnsentMails } from '@melhor-escola/api-client/panel';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { fixtureApi, primedQueryClient } from '../fixtures/site.tsx';
import { mailName, mailProblem } from './mail-text.ts';
import { failedMails, heldBackMails, noMails } from './mails.fixture.ts';
import { mailsQuery } from './queries.ts';
import { MailsScreen } from './screen.tsx';
import type { MailsSearch } from './search-params.ts';

const render = (mails: UnsentMails, search: MailsSearch = {}) =>
  renderScreen({
    screen: <MailsScreen search={search} />,
    queryClient: primedQueryClient((client) => {
      client.setQueryData(mailsQuery(fixtureApi(), search).queryKey, mails);
    }),
  });

describe('MailsScreen on the server', () => {
  it('S26 shows of each mail its kind, its age and why it was not sent', async () => {
    const html = await render(failedMails);
    expect(html).toContain('3 e-mails não entregues');
    expect(html).toContain('Pedido de visita, à escola');
    expect(html).toContain('Para m•••@e•••.com.br');
    expect(html).toContain('O servidor recusou de vez: EENVELOPE 550 5.1.1.');
    expect(html).toContain('A última de 12 tentativas foi em 29/11/2026 às 10h30.');
    expect(html).toContain('A única tentativa foi em');
    expect(html).toContain('Enviar todos de novo');
  });

  it('S35 offers what was held back one by one alone', async () => {
    const html = await render(heldBackMails, { situacao: 'retidos' });
    expect(html).toContain('já recebeu e-mails demais');
    expect(html).not.toContain('Enviar todos de novo');
  });

  it('says what will be in an empty list', async () => {
    expect(await render(noMails)).toContain('Nenhum e-mail parado');
  });
});

it.each([
  ['visit-requested-school', 'Pedido de visita, à escola'],
  ['order-paid-operator', 'Reserva paga, à nossa equipe'],
  ['visit-moved-team', 'Visita remarcada, à nossa equipe'],
  ['welcome', 'Boas-vindas'],
  ['school-digest', 'Resumo da manhã'],
  ['visit-requested-member', 'Pedido de visita, à equipe da escola'],
  ['order-secured-member', 'Bolsa para matricular, à equipe da escola'],
  ['of-another-release', 'of-another-release'],
])('mailName of %s is %s', (kind, name) => {
  expect(mailName({ kind })).toBe(name);
});

it.each([
  ['EMESSAGE 451 4.7.1', 'O servidor recusou por enquanto: EMESSAGE 451 4.7.1.'],
  ['ESOCKET', 'O servidor de e-mail não respondeu: ESOCKET.'],
  [null, 'Motivo desconhecido.'],
])('mailProblem of %s is %s', (lastError, problem) => {
  expect(mailProblem({ lastError })).toBe(problem);
});

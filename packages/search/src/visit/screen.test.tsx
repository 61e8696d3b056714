import type { Visit, VisitDays } from '@melhor-escola/api-client/service';
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '@melhor-escola/config/page-head';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { schoolDetails } from '../fixtures/schools.ts';
import { filledVisit, visit, visitDays, visitQueryClient, visitToken } from '../fixtures/visits.ts';
import { toSchool } from '../school/queries.ts';
import { type SubmittedVisitForm, visitFieldNames, visitProblems } from './form/visit-values.ts';
import { visitHead } from './head.ts';
import { ManageVisitScreen, type ManageVisitScreenProps } from './manage-screen.tsx';
import { VisitScreen } from './screen.tsx';
import { validateVisitSearch } from './search-params.ts';

const details = schoolDetails();
const { slug } = details;

const form = (submitted?: SubmittedVisitForm, days?: VisitDays) =>
  renderScreen({
    screen: <VisitScreen slug={slug} search={{}} submitted={submitted} startedAt={1_000} />,
    queryClient: visitQueryClient({ days }),
    address: `/escolas/${slug}/visita`,
  });

describe('product 14 VisitScreen on the server', () => {
  it('P3 is one plain form with every field, submitted to its own URL', async () => {
    const html = await form();
    expect(html).toMatch(new RegExp(`<form[^>]*action="/escolas/${slug}/visita"[^>]*method="post"`));
    for (const name of visitFieldNames) expect(html).toContain(`name="${name}"`);
    expect(html).toContain('<option value="2026-12-01">ter., 01/12</option>');
    expect(html).toContain('>9h</option>');
    expect(html).toContain('name="startedAt" value="1000"');
    expect(html).toMatch(/<div inert[^>]*>.*name="website"/);
  });

  it('P3 without JavaScript the response has the written values and the errors at their fields', async () => {
    const values = { ...filledVisit, email: 'maria@', day2: '', hour2: '' };
    const html = await form({ values, fields: visitProblems(values), startedAt: 500 });
    expect(html).toContain('2 campos precisam de atenção');
    expect(html).toMatch(/<a href="#day2"[^>]*>Escolha dois ou três horários/);
    expect(html).toContain('value="Maria das Dores"');
    expect(html).toMatch(/<option value="2026-12-01" selected="">/);
  });

  it('P3 without JavaScript the entries of two times with the same problem say which time they are about', async () => {
    const values = { ...filledVisit, hour1: '', hour2: '' };
    const html = await form({ values, fields: visitProblems(values), startedAt: 500 });
    expect(html).toMatch(/<a href="#hour1"[^>]*>1º horário: Escolha também a hora/);
    expect(html).toMatch(/<a href="#hour2"[^>]*>2º horário: Escolha também a hora/);
  });

  it('says who passes the request on when the school has no e-mail', async () => {
    expect(await form(undefined, visitDays({ forwardedTo: 'team' }))).toContain(
      'nossa equipe passa o pedido',
    );
  });

  it('offers a question when the school receives nobody', async () => {
    const html = await form(undefined, visitDays({ days: [] }));
    expect(html).not.toContain('name="day1"');
    expect(html).toContain('name="question"');
    expect(html).toContain('não recebe visitas nos próximos dias');
  });

  it('says what happens after the submission', async () => {
    const html = await renderScreen({
      screen: <VisitScreen slug={slug} search={{ situacao: 'enviado' }} startedAt={0} />,
      queryClient: visitQueryClient(),
      address: `/escolas/${slug}/visita`,
    });
    expect(html).toContain('Pedido recebido');
    expect(html).toContain('quem passa o pedido à escola');
  });

  it('A4 A5 has heads that fit, and that search engines leave out', () => {
    const school = toSchool({ school: details, offers: [], offerTotal: 0, priceBands: [] });
    for (const state of ['form', 'requested', 'manage'] as const) {
      const head = visitHead(school, state);
      expect(head.title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
      expect(head.description.length).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH);
      expect(head.robots).toBe('noindex');
    }
  });
});

const manage = (props: Partial<ManageVisitScreenProps> = {}, found: Visit | null = visit()) =>
  renderScreen({
    screen: <ManageVisitScreen slug={slug} token={visitToken} {...props} />,
    queryClient: visitQueryClient({ found }),
    address: `/escolas/${slug}/visita`,
  });

describe('product 14 ManageVisitScreen on the server', () => {
  it('P3 moves and cancels by plain forms, with the present times chosen', async () => {
    const html = await manage();
    expect(html.match(new RegExp(`<form[^>]*action="/escolas/${slug}/visita"`, 'g'))).toHaveLength(2);
    expect(html).toContain('name="change" value="move"');
    expect(html).toContain('name="change" value="cancel"');
    expect(html).toContain('terça, 01/12, às 9h');
    expect(html).toMatch(/<option value="2026-12-03" selected="">/);
  });

  it('says that it was moved', async () => {
    expect(await manage({ isMoved: true }, visit({ status: 'moved' }))).toContain('Horários mudados.');
  });

  it('product 14 claims no change and no mail after the same times were sent again', async () => {
    const html = await manage({ isMoved: true }, visit());
    expect(html).toContain('Nada mudou: estes já eram os horários do seu pedido.');
    expect(html).not.toMatch(/Horários mudados|um e-mail com os novos/u);
  });

  it('product 14 claims no message to the school when our team has to pass it on', async () => {
    const changed: readonly Partial<Visit>[] = [
      { status: 'moved' },
      { status: 'cancelled' },
      { times: [], hasQuestion: true },
    ];
    for (const changes of changed) {
      const html = await manage({ isMoved: true }, visit({ forwardedTo: 'team', ...changes }));
      expect(html).not.toMatch(/à escola um e-mail|Avisamos a escola|Enviamos (?:estes|a sua)[^<]* à escola/);
      expect(html).toMatch(/[Nn]ossa equipe/);
    }
  });

  it('product 14 shows the time that the school has confirmed, and no other', async () => {
    const html = await manage({}, visit({ confirmedTime: '2026-12-03T14:00' }));
    expect(html).toContain('A escola confirmou este horário:');
    expect(html).not.toContain('terça, 01/12, às 9h');
  });

  it('P3 product 14 accepts a time that the school has proposed, by a plain form', async () => {
    const html = await manage({}, visit({ status: 'proposed' }));
    expect(html).toContain('A escola propôs outros horários.');
    expect(html).toContain('name="change" value="accept"');
    expect(html).toMatch(/<input[^>]*type="radio"[^>]*name="time"[^>]*value="2026-12-01T09:00"/);
    const accepted = await manage({}, visit({ status: 'proposed', confirmedTime: '2026-12-03T14:00' }));
    expect(accepted).toContain('Este horário está confirmado:');
    expect(accepted).not.toContain('value="accept"');
  });

  it('product 14 says that the school has declined, and lets the family choose other times', async () => {
    const html = await manage({}, visit({ status: 'declined' }));
    expect(html).toContain('A escola não pode receber vocês nos horários que você pediu.');
    expect(html).toContain('name="change" value="move"');
    expect(html).not.toContain('A escola confirmou');
  });

  it('says why it was not moved, with the chosen times', async () => {
    const html = await manage({
      problem: { kind: 'times', message: 'Escolha horários diferentes' },
      chosen: { ...filledVisit, day1: '2026-12-08' },
    });
    expect(html).toContain('Escolha horários diferentes');
    expect(html).toMatch(/<option value="2026-12-08" selected="">/);
  });

  it('says what to do about an expired or unknown link', async () => {
    for (const html of [await manage({}, null), await manage({ problem: { kind: 'link', message: 'x' } })]) {
      expect(html).toContain('Este link não funciona');
      expect(html).not.toContain('<form');
      expect(html).toContain(`href="/escolas/${slug}/visita"`);
    }
  });

  it('says that it was cancelled, has passed, or was a question', async () => {
    const cancelled = await manage({}, visit({ status: 'cancelled' }));
    expect(cancelled).toContain('Pedido cancelado');
    expect(cancelled).not.toContain('<form');
    expect(await manage({}, visit({ isOver: true }))).toContain('Estes horários já passaram');
    expect(await manage({}, visit({ times: [], hasQuestion: true }))).toContain(
      'Enviamos a sua pergunta à escola.',
    );
  });

  it('reads the token and the situation, and drops what is invalid', () => {
    expect(validateVisitSearch({ token: visitToken, situacao: 'mudado' })).toEqual({
      token: visitToken,
      situacao: 'mudado',
    });
    expect(validateVisitSearch({ token: ['x'], situacao: 'x', outra: 'x' })).toEqual({});
  });
});

import { questionFieldNames, questionProblems } from '@melhor-escola/domain/question-rules';
import { describe, expect, it } from 'vitest';
import { questionPage } from '../fixtures/questions.ts';
import { renderScreen } from '../fixtures/render.ts';
import { schoolQueryClient } from '../fixtures/school-page.ts';
import { schoolDetails } from '../fixtures/schools.ts';
import { absentService } from '../fixtures/site.tsx';
import { questionRules } from './form/question-values.ts';
import { questionsQuery } from './queries.ts';
import { validateQuestionsSearch } from './search-params.ts';
import { QuestionsScreen, type QuestionsScreenProps } from './screen.tsx';

const { slug } = schoolDetails();

const page = ({ search = {}, ...props }: Partial<QuestionsScreenProps> = {}, data = questionPage()) => {
  const queryClient = schoolQueryClient();
  queryClient.setQueryData(questionsQuery(absentService, slug, search).queryKey, data);
  return renderScreen({
    screen: <QuestionsScreen slug={slug} search={search} startedAt={1_000} {...props} />,
    queryClient,
    address: `/escolas/${slug}/perguntas`,
  });
};

describe('QuestionsScreen on the server', () => {
  it('product 15 has every question with the school’s answer, or that there is none yet', async () => {
    const html = await page();
    expect(html).toMatch(/id="pergunta-31"[^]*O almoço está incluído no período integral\?/);
    expect(html).toMatch(/Resposta da escola[^]*Está, de segunda a sexta\.\nO lanche da tarde também\./);
    expect(html).toContain('A escola ainda não respondeu.');
    expect(html).not.toContain('Ninguém perguntou ainda');
  });

  it('product 15 has plain forms to ask and to mark as helpful', async () => {
    const html = await page();
    const action = new RegExp(`<form[^>]*action="/escolas/${slug}/perguntas"[^>]*method="post"`, 'g');
    expect(html.match(action)).toHaveLength(3);
    expect(html).toMatch(
      new RegExp(`<form[^>]*action="/escolas/${slug}/perguntas#perguntar"[^>]*method="post"`),
    );
    for (const name of questionFieldNames) expect(html).toContain(`name="${name}"`);
    expect(html).toContain('name="startedAt" value="1000"');
    expect(html).toMatch(/<div inert[^>]*>.*name="website"/);
    expect(html).toContain('name="helpful" value="32"');
  });

  it('product 15 invites the first question', async () => {
    expect(await page({}, questionPage([]))).toContain('Ninguém perguntou ainda: a primeira pode ser a sua.');
  });

  it('product 15 says what happens after sending, confirming and marking', async () => {
    const sent = await page({ search: { situacao: 'enviada' } });
    expect(sent).toContain('Falta só confirmar pelo e-mail');
    expect(sent).not.toContain('name="userEmail"');
    expect(await page({ search: { situacao: 'publicada' } })).toContain('Sua pergunta está publicada');
    const marked = await page({ search: { util: 32 } });
    expect(marked.match(/Você marcou como útil/g)).toHaveLength(1);
  });

  it('product 15 without JavaScript the response has the written values and the errors at their fields', async () => {
    const values = { text: 'Curta', userName: '"><script>alert(1)</script>', userEmail: 'ana@' };
    const html = await page({ submitted: { values, fields: questionProblems(values), startedAt: 5 } });
    expect(html).toContain('O campo pergunta deve conter pelo menos 10 caracteres');
    expect(html).toMatch(/<textarea[^>]*aria-invalid="true"[^>]*>Curta<\/textarea>/);
    expect(html).toContain('E-mail inválido');
    expect(html).not.toContain('<script>alert');
  });
});

describe('a mark as helpful that failed without JavaScript', () => {
  it('product 15 says why, and leads back to the question', async () => {
    const html = await page({ failedMark: { question: 32, code: 'TOO_MANY_REQUESTS' } });
    expect(html).toContain('Sua marcação não foi contada');
    expect(html).toContain('Já recebemos muitas marcações desta rede.');
    expect(html).toMatch(
      new RegExp(`href="/escolas/${slug}/perguntas\\?pergunta=32#pergunta-32"[^>]*>Voltar à pergunta<`),
    );
  });

  it('product 15 leads back to the list if the question is gone', async () => {
    const html = await page({ failedMark: { question: 32, code: 'QUESTION_NOT_FOUND' } });
    expect(html).toContain('Esta pergunta não está mais no site.');
    expect(html).toMatch(new RegExp(`href="/escolas/${slug}/perguntas"[^>]*>Ver as perguntas<`));
  });
});

describe('the confirmation of a question on the server', () => {
  it('product 15 confirms only by its button, also after a temporary failure', async () => {
    const opened = await page({ search: { token: 'a-token' } });
    expect(opened).toMatch(new RegExp(`<form[^>]*action="/escolas/${slug}/perguntas"`));
    expect(opened).toContain('name="token" value="a-token"');
    const problem = { kind: 'later', message: 'Tente de novo.' } as const;
    const failed = await page({ confirmation: { token: 'a-token', problem } });
    expect(failed).toContain('Tente de novo.');
    expect(failed).toContain('name="token" value="a-token"');
  });

  it('product 15 says what to do about a used link', async () => {
    const problem = { kind: 'link', message: 'Ele já foi usado.' } as const;
    const html = await page({ confirmation: { token: 'x', problem } });
    expect(html).toContain('Este link não funciona');
    expect(html).not.toContain('<form');
    expect(html).toContain(`href="/escolas/${slug}/perguntas#perguntar"`);
  });
});

describe('product 15 the question form', () => {
  it('reads plain forms, and sends normalized names', () => {
    const values = questionRules.read(new URLSearchParams({ text: ' Tem van? ', userName: 'ANA DE SOUZA' }));
    expect(values).toEqual({ text: ' Tem van? ', userName: 'ANA DE SOUZA', userEmail: '' });
    expect(questionRules.toBody(values)).toEqual({
      text: 'Tem van?',
      userName: 'Ana de Souza',
      userEmail: '',
    });
  });

  it('drops invalid values of the URL', () => {
    expect(
      validateQuestionsSearch({ page: '2', pergunta: '31', util: '0', situacao: 'hackeada', x: 1 }),
    ).toEqual({ page: 2, pergunta: 31, util: undefined, situacao: undefined, token: undefined });
  });
});

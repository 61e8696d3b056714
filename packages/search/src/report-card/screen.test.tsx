import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '@melhor-escola/config/page-head';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { schoolQueryClient, type SchoolPageFixture } from '../fixtures/school-page.ts';
import { schoolDetails } from '../fixtures/schools.ts';
import { absentService, primedQueryClient } from '../fixtures/site.tsx';
import { schoolQuery } from '../school/queries.ts';
import { reportCardHead } from './head.ts';
import { loadReportCard } from './loader.ts';
import { reportCardStyles } from './print-styles.ts';
import { ReportCardScreen } from './screen.tsx';

const { slug } = schoolDetails();

const page = (fixture: SchoolPageFixture = {}) =>
  renderScreen({
    screen: <ReportCardScreen slug={slug} readOn="26/11/2026" origin="https://escola.example" />,
    queryClient: schoolQueryClient(fixture),
    address: `/escolas/${slug}/boletim`,
  });

describe('ReportCardScreen on the server', () => {
  it('has a row for each subject, with the sources', async () => {
    const html = await page();
    for (const name of ['Preço', 'Avaliação das famílias', 'Estrutura', 'Turmas'])
      expect(html).toMatch(new RegExp(`<th scope="row"[^>]*>${name}</th>`, 'u'));
    expect(html).toContain('INEP, Censo Escolar de 2025.');
    expect(html).toContain('Boletim de 26/11/2026.');
    expect(html).not.toContain('Demonstração');
  });

  it('ends its breadcrumb with itself, below the school', async () => {
    const html = await page();
    expect(html).toMatch(/aria-current="page"[^>]*>Boletim</u);
    expect(html).toContain(`href="/escolas/${slug}"`);
  });

  it('says ‘Não divulgado’ for what the data lacks', async () => {
    expect(await page({ changes: { enrollments: null } })).toMatch(/Turmas<\/th><td[^>]*>.*?Não divulgado/u);
  });

  it('marks a demonstration school', async () => {
    expect(await page({ changes: { demo: true } })).toContain('Demonstração: escola fictícia');
  });

  it('sends its own absolute address by WhatsApp and prints that of the school’s page', async () => {
    const html = await page();
    const [, href = ''] = /href="(https:\/\/wa\.me\/\?text=[^"]*)"/u.exec(html) ?? [];
    expect(new URL(href).searchParams.get('text')).toBe(
      `Boletim da escola Colégio Girassol (Araguaína, TO): https://escola.example/escolas/${slug}/boletim`,
    );
    expect(html).toContain(`>https://escola.example/escolas/${slug}</a>`);
  });
});

describe('loadReportCard', () => {
  it('finds the school and the day, and nothing for an unknown slug', async () => {
    const found = await loadReportCard({ queryClient: schoolQueryClient(), service: absentService }, slug);
    expect(found?.school.slug).toBe(slug);
    expect(found?.readOn).toMatch(/^\d\d\/\d\d\/\d{4}$/u);
    const empty = primedQueryClient((client) =>
      client.setQueryData(schoolQuery(absentService, 'nada').queryKey, null),
    );
    expect(await loadReportCard({ queryClient: empty, service: absentService }, 'nada')).toBeUndefined();
  });
});

async function loadStyles(name: string): Promise<string | undefined> {
  const data = await loadReportCard(
    { queryClient: schoolQueryClient({ changes: { name } }), service: absentService },
    slug,
  );
  return data && reportCardStyles(data.school);
}

describe('reportCardStyles', () => {
  it('prints on A5, in smaller type if there is much to say', async () => {
    expect(await loadStyles('Colégio Girassol')).toMatch(/^@page\{size:A5!important;.*font-size:12px/u);
    expect(await loadStyles('Centro Educacional '.repeat(50))).toMatch(/font-size:11px/u);
  });
});

describe('reportCardHead', () => {
  it('A5 is noindex, with the school’s page as its canonical URL, and fits the limits', async () => {
    for (const name of ['Colégio Girassol', 'Centro Educacional '.repeat(12).trim()]) {
      const data = await loadReportCard(
        { queryClient: schoolQueryClient({ changes: { name } }), service: absentService },
        slug,
      );
      if (!data) throw new Error('The fixture has no school.');
      const head = reportCardHead(data.school);
      expect(head).toMatchObject({ robots: 'noindex', canonicalPath: `/escolas/${slug}` });
      expect(head.title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
      expect(head.description.length).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH);
    }
  });
});

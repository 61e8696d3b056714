import type { SchoolDetails, SchoolOfferHit } from '@melhor-escola/api-client/service';
import { expect, it } from 'vitest';
import { offerHit } from '../fixtures/offers.ts';
import { renderScreen } from '../fixtures/render.ts';
import { schoolQueryClient } from '../fixtures/school-page.ts';
import { schoolDetails } from '../fixtures/schools.ts';
import { schoolHead, schoolPageJsonLd } from './head.ts';
import { preloadSchoolSections } from './preload-sections.ts';
import { toSchool } from './queries.ts';
import { SchoolScreen } from './screen.tsx';

const conveniada = {
  name: 'Creche Luneta',
  registered_name: 'CR P CONV LUNETA',
  publicly_funded: true,
} satisfies Partial<SchoolDetails>;

async function shown(changes: Partial<SchoolDetails>, offers: readonly SchoolOfferHit[]): Promise<string> {
  await preloadSchoolSections();
  const { slug } = schoolDetails(changes);
  const html = await renderScreen({
    screen: <SchoolScreen slug={slug} />,
    queryClient: schoolQueryClient({ changes, offers }),
    address: `/escolas/${slug}`,
  });
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ');
}

const school = (offers: readonly SchoolOfferHit[]) =>
  toSchool({
    school: schoolDetails(conveniada),
    offers: [...offers],
    offerTotal: offers.length,
    priceBands: [],
  });

it('EN-07 marks a conveniada as free, and says where its places are given', async () => {
  const text = await shown(conveniada, []);
  expect(text).toContain('Conveniada, gratuita');
  expect(text).toContain('Rede Privada, conveniada Nome no registro CR P CONV LUNETA');
  expect(text).toContain(
    'Escola conveniada, gratuita O poder público paga as vagas, e as famílias não pagam mensalidade. ' +
      'Para se inscrever, procure a secretaria de educação de Araguaína.',
  );
  expect(schoolHead(school([])).description).toContain('conveniada, gratuita. Endereço');
  expect(schoolPageJsonLd(school([]))[0]).toMatchObject({ isAccessibleForFree: true });
});

it('EN-07 calls no school free that offers paid places', async () => {
  expect(await shown(conveniada, [offerHit()])).not.toContain('gratuita');
  expect(schoolPageJsonLd(school([offerHit()]))[0]).not.toHaveProperty('isAccessibleForFree');
});

it('EN-07 repeats no registered name that is the name in capitals', async () => {
  const text = await shown({ name: "Colégio Sant'Ana", registered_name: 'COLEGIO SANT ANA' }, []);
  expect(text).not.toContain('Nome no registro');
});

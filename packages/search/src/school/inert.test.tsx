import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../fixtures/hostile-texts.ts';
import { offerHit } from '../fixtures/offers.ts';
import { renderScreen } from '../fixtures/render.ts';
import { reviewHit, reviewResult } from '../fixtures/review-hits.ts';
import { schoolQueryClient } from '../fixtures/school-page.ts';
import { schoolDetails, schoolHit } from '../fixtures/schools.ts';
import { preloadSchoolParts } from './school-parts.ts';
import { SchoolScreen } from './screen.tsx';

/** The school's page with this text wherever somebody could have stored one. */
async function renderWith(text: string): Promise<string> {
  await preloadSchoolParts();
  const details = schoolDetails();
  return renderScreen({
    screen: <SchoolScreen slug={details.slug} />,
    address: `/escolas/${details.slug}`,
    queryClient: schoolQueryClient({
      changes: {
        name: text,
        description: text,
        phone: text,
        website: text,
        logo: text,
        images: [text, text],
        address: { ...details.address, street: text, number: text, complement: text, neighborhood: text },
        tags: [{ slug: 'bilingue', name: text }],
      },
      offers: [offerHit({ school_name: text, product_title: text })],
      reviews: reviewResult([
        reviewHit({ userName: text, userRelationship: text, testimonial: text, reply: text }),
      ]),
      similar: [schoolHit({ name: text, images: [text] })],
    }),
  });
}

/** The tags of the HTML, as a parser finds them: '<' and a letter begins one. */
const tags = (html: string): string[] => html.match(/<[a-z/!][^>]*>/gi) ?? [];
/** A tag without what stands in its quoted values. */
const bare = (tag: string): string => tag.replaceAll(/"[^"]*"/g, '""');

describe('S21 what is stored stays text', () => {
  it.each(hostileTexts)('%s', async (text) => {
    const html = await renderWith(text);
    for (const tag of tags(html)) {
      expect(tag).not.toMatch(/^<(?:script|iframe|math|style|embed|object)\b/i);
      expect(bare(tag)).not.toMatch(/\son\w+=/i);
      expect(tag).not.toMatch(/\s(?:href|action|srcdoc)="\s*(?:javascript|data):/i);
    }
  });
});

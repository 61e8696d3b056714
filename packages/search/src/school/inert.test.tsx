import { describe, expect, it } from 'vitest';
import { offerHit } from '../fixtures/offers.ts';
import { renderScreen } from '../fixtures/render.ts';
import { reviewHit, reviewResult } from '../fixtures/reviews.ts';
import { schoolQueryClient } from '../fixtures/school-page.ts';
import { schoolDetails, schoolHit } from '../fixtures/schools.ts';
import { preloadSchoolSections } from './preload-sections.ts';
import { SchoolScreen } from './screen.tsx';

/** XSS payloads, as a school, a partner or a reviewer could have stored them (S21). */
const xssTexts = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  "' onmouseover='alert(1)",
  '" autofocus onfocus="alert(1)',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<!--<script>',
  ']]><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '\u2028</script><script>alert(1)//',
  '<math><mtext></mtext><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
] as const;

/** The school's page with this text in every stored field. */
async function renderWith(text: string): Promise<string> {
  await preloadSchoolSections();
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
        photos: [text, text].map((url) => ({ url, alt: text })),
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

/** The tags of the HTML as a parser finds them: '<' followed by a letter. */
const tags = (html: string): string[] => html.match(/<[a-z/!][^>]*>/gi) ?? [];
/** A tag without its quoted attribute values. */
const bare = (tag: string): string => tag.replaceAll(/"[^"]*"/g, '""');

describe('S21 stored text stays text', () => {
  it.each(xssTexts)('renders %s without elements or handlers of its own', async (text) => {
    const html = await renderWith(text);
    for (const tag of tags(html)) {
      expect(tag).not.toMatch(/^<(?:script|iframe|math|style|embed|object)\b/i);
      expect(bare(tag)).not.toMatch(/\son\w+=/i);
      expect(tag).not.toMatch(/\s(?:href|action|srcdoc)="\s*(?:javascript|data):/i);
    }
  });
});

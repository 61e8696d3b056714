import type { NewName } from './new-name.ts';

// For nobody to find until somebody decides: search engines keep what they have seen.
const head = ({ kebab, camel }: NewName) => `import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';

/** The head of the page. */
export function ${camel}Head(): PageHead {
  return {
    title: \`Título da página | \${site.name}\`,
    description: 'Uma frase que diz o que se encontra nesta página.',
    canonicalPath: '/${kebab}',
    robots: 'noindex',
  };
}
`;

const headTest = ({
  camel,
}: NewName) => `import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '@melhor-escola/config/page-head';
import { describe, expect, it } from 'vitest';
import { ${camel}Head } from './head.ts';

describe('${camel}Head', () => {
  it('A4 fits', () => {
    const { title, description } = ${camel}Head();
    expect(title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
    expect(description.length).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH);
  });

  it('says what the page is called, where it is, and whether search engines may list it', () => {
    expect.fail('Write the title, the description, the path and the robots of ${camel}Head as visitors find them.');
  });
});
`;

/** A screen's head and its tests, by file. */
export const headFiles = (name: NewName): readonly (readonly [file: string, content: string])[] => [
  ['head.ts', head(name)],
  ['head.test.ts', headTest(name)],
];

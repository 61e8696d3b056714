import { expect, it } from 'vitest';
import { withSection } from './document-section.ts';

it('writes a section of a document anew, and only that', () => {
  const text = 'a\n<!-- figures -->\n\nold\n\n<!-- /figures -->\nb\n';
  expect(withSection(text, 'figures', 'new')).toBe(text.replace('old', 'new'));
  expect(() => withSection('a\nb\n', 'figures', 'new')).toThrow('There is no <!-- figures -->');
});

import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('S21 escapes text for elements and attributes', () => {
  expect(escapeHtml(`<b title="D'Ávila & Filhos">&lt;</b>`)).toBe(
    '&lt;b title=&quot;D&#39;Ávila &amp; Filhos&quot;&gt;&amp;lt;&lt;/b&gt;',
  );
});

it('leaves other characters unchanged', () => {
  expect(escapeHtml('Colégio São José · R$ 1.234,56')).toBe('Colégio São José · R$ 1.234,56');
});

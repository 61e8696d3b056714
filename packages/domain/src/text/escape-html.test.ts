import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('S21 nothing of a text is markup, within an element or an attribute', () => {
  expect(escapeHtml(`<b title="D'Ávila & Filhos">&lt;</b>`)).toBe(
    '&lt;b title=&quot;D&#39;Ávila &amp; Filhos&quot;&gt;&amp;lt;&lt;/b&gt;',
  );
});

it('what is no markup stays as it is', () => {
  expect(escapeHtml('Colégio São José · R$ 1.234,56')).toBe('Colégio São José · R$ 1.234,56');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EmailText } from './email-text.tsx';

const html = (email: string) => renderToStaticMarkup(<EmailText email={email} />);
const unbroken = (email: string) => [...html(email).matchAll(/nowrap">([^<]*)</gu)].map(([, part]) => part);

describe('EmailText', () => {
  it('breaks after @, and after dots before it, not within a domain that fits into a line', () => {
    expect(html('maria.dores@exemplo.com')).toBe(
      '<span translate="no" class="wrap-anywhere">maria.<wbr/>dores@<wbr/><span class="whitespace-nowrap">exemplo.com</span></span>',
    );
  });

  it('breaks after the dots of a longer domain, not after hyphens', () => {
    expect(html('maria@escola.municipal.exemplo.com')).toBe(
      '<span translate="no" class="wrap-anywhere">maria@<wbr/>escola.<wbr/>municipal.<wbr/>exemplo.<wbr/>com<wbr/></span>',
    );
    expect(unbroken('maria-das.dores@provedor-de-exemplo.com.br')).toEqual([
      'maria-das.',
      'provedor-de-exemplo.',
    ]);
  });

  it('breaks within a part that may be longer than the line', () => {
    expect(unbroken(`${'maria-'.repeat(6)}dores@exemplo.com`)).toEqual(['exemplo.com']);
  });

  it('is copied as it is', () => {
    const email = 'maria-das.dores+escola@provedor-de-exemplo.com.br';
    expect(html(email).replaceAll(/<[^>]+>/gu, '')).toBe(email);
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EmailText } from './email-text.tsx';

const html = (email: string) => renderToStaticMarkup(<EmailText email={email} />);
const unbroken = (email: string) => [...html(email).matchAll(/nowrap">([^<]*)</gu)].map(([, part]) => part);

describe('EmailText', () => {
  it('breaks after @ and dots, not after hyphens', () => {
    expect(html('maria@exemplo.com')).toBe(
      '<span class="wrap-anywhere">maria@<wbr/><span class="inline-block">exemplo.<wbr/>com<wbr/></span></span>',
    );
    expect(unbroken('maria-das.dores@provedor-de-exemplo.com.br')).toEqual([
      'maria-das.',
      'provedor-de-exemplo.',
    ]);
  });

  it('breaks within a part that may be longer than the line', () => {
    expect(unbroken(`${'maria-'.repeat(6)}dores@exemplo.com`)).toEqual([]);
  });

  it('is copied as it is', () => {
    const email = 'maria-das.dores+escola@provedor-de-exemplo.com.br';
    expect(html(email).replaceAll(/<[^>]+>/gu, '')).toBe(email);
  });
});

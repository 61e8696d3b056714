/**
 * The amounts in a rendered text or in HTML, in order and in centavos, so that a test can add up what a person reads: 'R$ 1.070' is
 * 107000, '− R$ 0,50' is -50.
 */
export function shownAmounts(text: string): readonly number[] {
  const plain = text.replaceAll(/<[^>]+>/g, ' ').replaceAll('&nbsp;', ' ');
  return Array.from(
    plain.matchAll(/(?<minus>[−-]\s*)?R\$\s(?<reais>[\d.]*\d)(?:,(?<centavos>\d{2}))?/gu),
    ({ groups: { minus = '', reais = '', centavos = '00' } = {} }) =>
      (minus === '' ? 1 : -1) * Number(reais.replaceAll('.', '') + centavos),
  );
}

/** The one amount in this text. @throws if it has none or several. */
export function shownAmount(text: string): number {
  const [amount, ...others] = shownAmounts(text);
  if (amount === undefined || others.length > 0) throw new Error(`Not one amount: '${text}'.`);
  return amount;
}

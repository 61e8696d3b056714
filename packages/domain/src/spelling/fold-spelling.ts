/**
 * A normalized text with one spelling for what sounds alike: Raphael and Rafael, Thereza and Teresa, Mello and Melo, Luiz and Luis,
 * Paraty and Parati. Idempotent.
 */
export function foldSpelling(text: string): string {
  return (
    text
      .replaceAll('ph', 'f')
      .replaceAll('th', 't')
      .replaceAll('y', 'i')
      .replaceAll('z', 's')
      // Without lookbehind, which Safari supports only since 16.4.
      .replaceAll(/([aeiou])([b-df-hj-np-tv-z])\2/g, '$1$2')
  );
}

/** A partner's address, if it is one of the web: nothing else is linked to (S21). */
export function partnerAddress(link: string): string | undefined {
  try {
    const { protocol, href } = new URL(link);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}

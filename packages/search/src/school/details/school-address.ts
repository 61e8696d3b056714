import type { SchoolAddress } from '../school.ts';

/** An address as Brazilians write it on an envelope: street and number; neighborhood; city and CEP. */
export function addressLines(address: SchoolAddress): string[] {
  const { street, number, complement, neighborhood, city, uf, zipCode } = address;
  const door = [street, number ?? (street && 's/n'), complement].filter(Boolean).join(', ');
  const town = [`${city}, ${uf}`, zipCode && `CEP ${formatZipCode(zipCode)}`].filter(Boolean).join(' · ');
  return [door, neighborhood, town].filter((line): line is string => Boolean(line));
}

/** '77804970' → '77804-970'. */
function formatZipCode(zipCode: string): string {
  return zipCode.replace(/^(\d{5})(\d{3})$/, '$1-$2');
}

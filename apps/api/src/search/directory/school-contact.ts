import { isEmailAddress } from '@melhor-escola/domain/email-address';
import { formatPhone } from '@melhor-escola/domain/phone-number';
import { cityTimeZone, type TimeZone } from '@melhor-escola/domain/time-zone';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { city, school } from '../../platform/database/schema.ts';

/** How our mails reach a school, and how our team does. */
export interface SchoolContact {
  readonly slug: string;
  readonly name: string;
  /** Undefined when unknown or unusable: our team calls. */
  readonly email: string | undefined;
  /** The number as people read it: '(63) 3415-1000'. */
  readonly phone: string | null;
  /** The address on one line, with the city; null when the street is unknown. */
  readonly address: string | null;
}

/** A school's contact, with the time zone in which it reads a deadline. */
export interface LocatedSchoolContact extends SchoolContact {
  readonly timeZone: TimeZone;
}

/** @returns undefined when there is no such school. */
export async function findSchoolContact(
  db: NodePgDatabase,
  schoolId: number,
): Promise<LocatedSchoolContact | undefined> {
  const [found] = await db
    .select({ contact: contactColumns, cityId: school.cityId })
    .from(school)
    .innerJoin(city, eq(city.id, school.cityId))
    .where(eq(school.id, schoolId));
  return found && { ...toSchoolContact(found.contact), timeZone: cityTimeZone(found.cityId) };
}

/** Columns of `school` and its `city` for a {@link SchoolContact}. */
export const contactColumns = {
  slug: school.slug,
  name: school.name,
  email: school.email,
  phone: school.phone,
  street: school.street,
  number: school.number,
  complement: school.complement,
  city: city.name,
  uf: city.uf,
};

type ContactRow = Readonly<Record<'slug' | 'name' | 'city' | 'uf', string>> &
  Readonly<Record<'email' | 'phone' | 'street' | 'number' | 'complement', string | null>>;

export function toSchoolContact(row: ContactRow): SchoolContact {
  const { slug, name, email, phone, street } = row;
  return {
    slug,
    name,
    email: usableEmail(email),
    phone: phone === null ? null : formatPhone(phone),
    address: street === null || street === '' ? null : addressLine(row),
  };
}

/** 'Rua das Flores, 12, Sala 3, Araguaína, TO': what is known, on one line. */
export function addressLine({
  street,
  number,
  complement,
  city: cityName,
  uf,
}: Pick<ContactRow, 'street' | 'number' | 'complement' | 'city' | 'uf'>): string {
  return [street, number, complement, `${cityName}, ${uf}`]
    .filter((part) => part !== null && part !== '')
    .join(', ');
}

/** An address that a mail can be sent to; files of partners and operators may have had any text. */
function usableEmail(email: string | null): string | undefined {
  return email !== null && isEmailAddress(email) ? email : undefined;
}

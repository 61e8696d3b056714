import { formatIsoDay } from '@melhor-escola/domain/date';
import { type Centavos } from '@melhor-escola/domain/money';
import { formatNumber } from '@melhor-escola/config/number-format';
import { shifts } from '@melhor-escola/domain/shift';
import { gradeAt } from '@melhor-escola/domain/stage';
import { asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { offer, school } from '../../../platform/database/schema.ts';
import { escapeText } from '../../imports/csv/spreadsheet-text.ts';

interface StoredOfferRow {
  readonly offer: typeof offer.$inferSelect;
  readonly school: Pick<typeof school.$inferSelect, 'codEnt' | 'slug'>;
}

/** The columns of an import of offers, in the order of the file, and what they hold of an offer. */
const cells = {
  school_code: ({ school: { codEnt } }) => String(codEnt ?? ''),
  school_slug: ({ school: { slug } }) => slug,
  reference: (row) => escapeText(row.offer.externalId),
  // One that only names grade and shift follows them when they change.
  title: ({ offer: { title, grade, shift } }) =>
    title === `${gradeName(grade)} – ${shiftName(shift)}` ? '' : escapeText(title),
  grade: (row) => gradeName(row.offer.grade),
  shift: (row) => shiftName(row.offer.shift),
  year: (row) => String(row.offer.year),
  monthly_fee: (row) => amount(row.offer.monthlyFee),
  discount_percentage: ({ offer: { discountPercentage } }) =>
    discountPercentage === 100 ? 'integral' : formatNumber(discountPercentage, { maximum: 2 }),
  enrollment_fee: (row) => amount(row.offer.enrollmentFee),
  material_fee: (row) => yearAmount(row.offer.materialFee),
  uniform_fee: (row) => yearAmount(row.offer.uniformFee),
  meals_fee: (row) => yearAmount(row.offer.mealsFee),
  transport_fee: (row) => yearAmount(row.offer.transportFee),
  seats: (row) => String(row.offer.seatsTotal),
  valid_until: (row) => formatIsoDay(row.offer.validUntil),
} satisfies Readonly<Record<string, (row: StoredOfferRow) => string>>;

/** All columns of the file. */
export const offerFileColumns: readonly string[] = Object.keys(cells);

/**
 * The offers of a school as a spreadsheet, which the import of offers and the panel read again: CSV in UTF-8 with a byte order mark,
 * `;` and decimal commas, as Brazilian spreadsheets save it. Texts that a spreadsheet would
 * run or alter are escaped.
 */
export async function writeOfferFile(db: NodePgDatabase, schoolId: number): Promise<Buffer> {
  const rows = await db
    .select({ offer, school: { codEnt: school.codEnt, slug: school.slug } })
    .from(offer)
    .innerJoin(school, eq(school.id, offer.schoolId))
    .where(eq(offer.schoolId, schoolId))
    .orderBy(asc(offer.grade), asc(offer.shift), asc(offer.year), asc(offer.id));
  const lines = rows.map((row) => Object.values(cells).map((cell) => quote(cell(row))));
  return Buffer.from(`\uFEFF${[offerFileColumns, ...lines].map((line) => `${line.join(';')}\r\n`).join('')}`);
}

function quote(cell: string): string {
  return /[";,\t|\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

const gradeName = (grade: number) => gradeAt(grade)?.name ?? '';
const shiftName = (shift: number) => shifts[shift]?.name ?? '';
const amount = (centavos: Centavos) => formatNumber(centavos / 100, { minimum: 2 });

function yearAmount(centavos: Centavos | null): string {
  if (centavos === null) return '';
  return centavos === 0 ? 'incluído' : amount(centavos);
}

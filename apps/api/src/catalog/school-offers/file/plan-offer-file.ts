import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { ServiceError } from '../../../platform/http/errors/service-error.ts';
import type { PanelEditor } from '../../../platform/http/panel-caller.ts';
import type { LineProblem } from '../../imports/csv/csv-table.ts';
import { isAlterable } from '../../imports/csv/spreadsheet-text.ts';
import { type OfferRecord, referenceTwice } from '../../imports/offers/offer-record.ts';
import { offerRow, type OfferRow, type OfferSchool, type StoredOffer } from '../../offers/offer-row.ts';
import { lockOffers, markPartners, offerKey, readStored } from '../../offers/stored-offers.ts';
import {
  changedValues,
  lockListedSchool,
  readListedSchool,
  reservedSeatsProblem,
  statedValues,
  writeOffers,
} from '../write-offers.ts';
import type { OfferFile, RejectedOfferLine } from './read-offer-file.ts';

/** What a file would change of a school's offers. Offers that it lacks stay as they are. */
export interface OfferFilePlan {
  readonly added: readonly PlannedOffer[];
  readonly changed: readonly (PlannedOffer & { readonly before: StoredOffer })[];
  readonly unchanged: readonly StoredOffer[];
  /** In the order of the file. */
  readonly rejected: readonly RejectedOfferLine[];
  /** Names this plan: of another file, or of other stored offers, it is another. */
  readonly digest: string;
}

/** An offer as a line states it. */
interface PlannedOffer {
  readonly line: number;
  readonly row: OfferRow;
}

/** What a file would change now. Writes nothing. @throws {ServiceError} 409 SCHOOL_UNLISTED */
export async function planOfferFile(
  database: Database,
  editor: PanelEditor,
  file: OfferFile,
): Promise<OfferFilePlan> {
  return inTransaction(database, async (client) =>
    compare(client, await readListedSchool(client, editor), file),
  );
}

/**
 * Applies a file, all or nothing, as it was previewed.
 *
 * @param digest of the previewed plan.
 * @throws {ServiceError} 400 OFFER_FILE_REJECTED if a line is rejected; 409 OFFERS_CHANGED if the plan is another by now, SCHOOL_UNLISTED
 */
export async function applyOfferFile(
  database: Database,
  editor: PanelEditor,
  { file, digest }: { readonly file: OfferFile; readonly digest: string },
): Promise<OfferFilePlan> {
  return inTransaction(database, async (client) => {
    const school = await lockListedSchool(client, editor);
    await lockOffers(client, offerKeys(file, school));
    const plan = await compare(client, school, file);
    if (plan.digest !== digest)
      throw new ServiceError('OFFERS_CHANGED', 'As bolsas mudaram depois desta prévia. Confira a nova.');
    if (plan.rejected.length > 0)
      throw new ServiceError('OFFER_FILE_REJECTED', 'Há linhas a corrigir: nada foi mudado.');
    const { added, changed } = plan;
    if (added.length + changed.length === 0) return plan;
    await markPartners(client, [{ school_id: school.id }]);
    await writeOffers(client, editor, [
      ...added.map(({ row }) => ({ action: 'offer.added', row }) as const),
      ...changed.map(({ row, before }) => ({ action: 'offer.changed', row, before }) as const),
    ]);
    return plan;
  });
}

const otherSchool: LineProblem = {
  reason: 'the line is about another school',
  advice: 'Esta linha é de outra escola: apague a linha daqui e envie no painel dela.',
};

/** A spreadsheet has made this reference of another one, or would alter it: the offer would be added a second time. */
const alteredReference = (reference: string, original?: string): LineProblem => ({
  reason: 'a spreadsheet has altered the reference, or would',
  advice: original
    ? `reference: a planilha trocou ${original} por ${reference}. Escreva '${original}, com o apóstrofo, ou baixe a planilha de novo e edite nela.`
    : `reference: ${reference} parece um número ou uma data que a planilha escreve do jeito dela. Baixe a planilha de novo e edite nela; para uma bolsa nova, escreva um código com letras, como 1-ano-manha-2027.`,
});

/** A reference as a spreadsheet saves it that takes it for a whole number. */
const asWholeNumber = (reference: string) => reference.replace(/[.,]0+$/u, '').replace(/^0+(?=\d)/u, '');

/** The references of the school that spreadsheets save as whole numbers, by these: 123 → 00123. */
async function findAlteredNumbers(client: PoolClient, { id }: OfferSchool): Promise<Map<string, string>> {
  const { rows } = await client.query<{ external_id: string }>(
    "SELECT external_id FROM offer WHERE school_id = $1 AND external_id ~ '^(0[0-9]+([.,]0+)?|[0-9]+[.,]0+)$'",
    [id],
  );
  return new Map(rows.map(({ external_id }) => [asWholeNumber(external_id), external_id]));
}

async function compare(client: PoolClient, school: OfferSchool, file: OfferFile): Promise<OfferFilePlan> {
  const stored = await readStored(client, offerKeys(file, school));
  const numbers = await findAlteredNumbers(client, school);
  const added: PlannedOffer[] = [];
  const changed: OfferFilePlan['changed'][number][] = [];
  const unchanged: StoredOffer[] = [];
  const rejected = [...file.rejected];
  const seen = new Set<string>();
  for (const { line, row: record } of file.rows) {
    const before = stored.get(offerKey(school.id, record.reference));
    const problem = findProblem(record, { school, seen, before, numbers });
    if (problem) {
      rejected.push({ line, problem });
      continue;
    }
    seen.add(record.reference);
    const row = offerRow(record, school, before, file.missing);
    if (!before) added.push({ line, row });
    else if (changedValues(statedValues(row), statedValues(before)).length > 0)
      changed.push({ line, row, before });
    else unchanged.push(before);
  }
  rejected.sort((one, other) => one.line - other.line);
  const plan = { added, changed, unchanged, rejected };
  return { ...plan, digest: hashPlan(school, file, plan) };
}

function findProblem(
  record: OfferRecord,
  {
    school,
    seen,
    before,
    numbers,
  }: {
    readonly school: OfferSchool;
    readonly seen: ReadonlySet<string>;
    readonly before: StoredOffer | undefined;
    readonly numbers: ReadonlyMap<string, string>;
  },
): LineProblem | undefined {
  const isOwn =
    'code' in record.school ? record.school.code === school.cod_ent : record.school.slug === school.slug;
  if (!isOwn) return otherSchool;
  if (seen.has(record.reference)) return referenceTwice;
  const original = numbers.get(record.reference);
  if (!before && (original !== undefined || isAlterable(record.reference)))
    return alteredReference(record.reference, original);
  const seats = before && reservedSeatsProblem(before, record.seats);
  return seats === undefined
    ? undefined
    : { reason: 'fewer seats than are reserved', advice: `seats: ${seats}` };
}

function offerKeys({ rows }: OfferFile, school: OfferSchool) {
  return rows.map(({ row }) => ({ school_id: school.id, external_id: row.reference }));
}

const identify = (offer: StoredOffer) => [offer.id, offer.version];

/** Covers the file, and the version of each offer that it was compared with. */
function hashPlan(school: OfferSchool, { hash }: OfferFile, plan: Omit<OfferFilePlan, 'digest'>): string {
  const facts = {
    school: school.id,
    hash,
    added: plan.added.map(({ line }) => line),
    changed: plan.changed.map(({ line, before }) => [line, ...identify(before)]),
    unchanged: plan.unchanged.map(identify),
    rejected: plan.rejected.map(({ line, problem }) => [line, problem.reason]),
  };
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

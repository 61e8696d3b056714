import { and, desc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { cityLabel } from '@melhor-escola/domain/city';
import { inSchool } from '@melhor-escola/domain/in-school';
import { formatWholeBRL } from '@melhor-escola/domain/money';
import { MAX_SAVED_SEARCHES } from '@melhor-escola/domain/search-defaults';
import { findShift } from '@melhor-escola/domain/shift';
import { findGrade } from '@melhor-escola/domain/stage';
import { findStateBySlug, inTheState } from '@melhor-escola/domain/state';
import { account, type AlertKind, savedSearch } from '../../platform/database/account-schema.ts';
import { school } from '../../platform/database/schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import { readSearchQuery, type SavedQuery, writeSearchQuery } from './search-query.ts';
import { searchCities } from '../../search/places/cities.ts';
import { searchNeighborhoods } from '../../search/places/neighborhoods.ts';

export type SavedSearchRow = typeof savedSearch.$inferSelect;

/** An account's saved searches, latest first. */
export function listSavedSearches(db: NodePgDatabase, accountId: number): Promise<SavedSearchRow[]> {
  return db
    .select()
    .from(savedSearch)
    .where(eq(savedSearch.accountId, accountId))
    .orderBy(desc(savedSearch.id));
}

/** A search to save, as sent by the user. */
interface NewSavedSearch {
  readonly query: string;
  readonly name?: string | undefined;
  readonly alerts: boolean;
}

/**
 * Parses a search to save. @returns its filters, and its query in canonical form.
 *
 * @throws {ServiceError} 400 for a query without filters.
 */
export function readNewSearch(query: string): { readonly search: SavedQuery; readonly canonical: string } {
  const search = readSearchQuery(query);
  const canonical = writeSearchQuery(search);
  if (canonical === '')
    throw new ServiceError(
      'BAD_REQUEST',
      'Escolha ao menos um filtro, como a cidade ou o estado, para salvar a busca.',
    );
  return { search, canonical };
}

/** The response beyond {@link MAX_SAVED_SEARCHES}. @param holder of the searches: an address without an account has alerts only. */
export function savedSearchesLimit(holder: 'account' | 'address'): ServiceError {
  return new ServiceError(
    'SAVED_SEARCHES_LIMIT',
    holder === 'account'
      ? `Você já tem ${MAX_SAVED_SEARCHES} buscas salvas. Apague alguma para salvar outra.`
      : `Este e-mail já recebe avisos de ${MAX_SAVED_SEARCHES} buscas. Pare os de alguma, pelo link no fim de um aviso, e confirme de novo.`,
  );
}

/**
 * Saves a search in its canonical form. Returns the existing one if it is saved already.
 *
 * @throws {ServiceError} 400 for a query without filters, 409 beyond {@link MAX_SAVED_SEARCHES}.
 */
export async function saveSearch(
  database: Database,
  accountId: number,
  { query, name, alerts }: NewSavedSearch,
): Promise<{ readonly saved: SavedSearchRow; readonly isNew: boolean }> {
  const { search, canonical } = readNewSearch(query);
  const given = name ?? (await defaultSearchName(database, search));
  return database.db.transaction(async (tx) => {
    // Additions of one account are serialized, so that the limit holds.
    await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update');
    const [known] = await tx
      .select()
      .from(savedSearch)
      .where(and(eq(savedSearch.accountId, accountId), eq(savedSearch.query, canonical)));
    if (known) return { saved: known, isNew: false };
    if ((await tx.$count(savedSearch, eq(savedSearch.accountId, accountId))) >= MAX_SAVED_SEARCHES)
      throw savedSearchesLimit('account');
    const [saved] = await tx
      .insert(savedSearch)
      .values({ accountId, query: canonical, name: given, alerts })
      .returning();
    if (!saved) throw new Error('The insert returned no row.');
    return { saved, isNew: true };
  });
}

const own = (accountId: number, id: number) =>
  and(eq(savedSearch.accountId, accountId), eq(savedSearch.id, id));

/** The response for an unknown saved search, or another user's. */
function searchNotFound(): ServiceError {
  return new ServiceError('NOT_FOUND', 'Não encontramos esta busca salva.');
}

/**
 * Renames a saved search, or changes its alerts. @throws {ServiceError} 404 for an unknown one or another
 * user's.
 */
export async function changeSavedSearch(
  db: NodePgDatabase,
  accountId: number,
  id: number,
  change: {
    readonly name?: string | undefined;
    readonly alerts?: boolean | undefined;
    readonly alertKinds?: readonly AlertKind[] | undefined;
  },
): Promise<SavedSearchRow> {
  const { alertKinds, ...others } = change;
  const [changed] = await db
    .update(savedSearch)
    // Alerts that are turned on again report news from then on.
    .set({
      ...others,
      ...(alertKinds && { alertKinds: [...new Set(alertKinds)] }),
      ...(change.alerts === true && { seenUntil: new Date() }),
    })
    .where(own(accountId, id))
    .returning();
  if (!changed) throw searchNotFound();
  return changed;
}

/** Deletes a saved search. @throws {ServiceError} 404 for an unknown one or another user's. */
export async function removeSavedSearch(db: NodePgDatabase, accountId: number, id: number): Promise<void> {
  const removed = await db.delete(savedSearch).where(own(accountId, id)).returning({ id: savedSearch.id });
  if (removed.length === 0) throw searchNotFound();
}

/** Maximum length of a saved search's name. */
export const MAX_NAME_LENGTH = 80;

const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/**
 * Shortens a name to this length with an ellipsis, after a whole word if its last one is shorter than half of the name, never inside
 * a character that consists of several code points.
 */
export function shortenName(name: string, maxLength = MAX_NAME_LENGTH): string {
  if (name.length <= maxLength) return name;
  let end = 0;
  for (const { index, segment } of graphemes.segment(name)) {
    if (index + segment.length > maxLength - 1) break;
    end = index + segment.length;
  }
  const cut = name.slice(0, end);
  const lastSpace = name[end] === ' ' ? end : cut.lastIndexOf(' ');
  const whole = lastSpace > maxLength / 2 ? cut.slice(0, lastSpace) : cut;
  return `${whole.replace(/[\s,]+$/u, '')}…`;
}

/** Default name of a search: '6º ano em Pinheiros, São Paulo, SP, de tarde, até R$ 900'. */
export async function defaultSearchName(database: Database, search: SavedQuery): Promise<string> {
  const grade = search.grade === undefined ? undefined : findGrade(search.grade);
  const shifts = (search.shifts ?? []).flatMap((slug) => findShift(slug)?.name.toLowerCase() ?? []);
  const name = [
    `${grade?.name ?? 'Bolsas'} ${await placePhrase(database, search)}`,
    ...(search.school === undefined ? [] : [`“${search.school}”`]),
    ...(shifts.length > 0 ? [shifts.join(' ou ')] : []),
    ...(search.priceMax === undefined ? [] : [`até ${formatWholeBRL(search.priceMax * 100)}`]),
  ].join(', ');
  return shortenName(name);
}

async function placePhrase(
  database: Database,
  { city, state: slug, neighborhood, lat, schoolSlug }: SavedQuery,
): Promise<string> {
  if (schoolSlug !== undefined) {
    const [named] = await database.db
      .select({ name: school.name })
      .from(school)
      .where(eq(school.slug, schoolSlug));
    if (named) return inSchool(named.name);
  }
  const state = slug === undefined ? undefined : findStateBySlug(slug);
  if (state) return inTheState(state);
  if (city === undefined) return lat === undefined ? 'no Brasil' : 'perto de mim';
  const pagination = { page: 1, size: 1 };
  const cities = await searchCities(database, { filter_string: `slug:"${city}"`, pagination });
  const found = cities.hits[0];
  if (!found) return 'no Brasil';
  const filter = `city_slug:"${city}" AND slug:"${neighborhood ?? ''}"`;
  const neighborhoods = neighborhood
    ? await searchNeighborhoods(database, { filter_string: filter, pagination })
    : undefined;
  const [within] = neighborhoods?.hits ?? [];
  return `em ${within ? `${within.name}, ` : ''}${cityLabel(found)}`;
}

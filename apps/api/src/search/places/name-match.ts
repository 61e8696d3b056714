import { isDistinctiveSchoolText } from '@melhor-escola/domain/school-name-words';
import { normalizeSearchText } from '@melhor-escola/domain/search-text';
import { type Column, sql, type SQL } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { Database } from '../../platform/database/database.ts';
import { school } from '../../platform/database/schema.ts';
import { KEY_SEPARATOR, typedNameKey } from '../../catalog/schools/school-name-key.ts';
import { matchesAny } from '../../platform/database/statement/statement.ts';

const MAX_TEXTS = 10;
const MAX_LENGTH = 100;

/** A search for schools by name. */
export interface NameMatch {
  /**
   * Condition for matching schools; `undefined` when the texts contain only generic words, so that any school
   * matches. Run it within {@link withNameThreshold}.
   */
  readonly condition: SQL | undefined;
  /** Similarity of the name to the best text, 0 to 1.1. */
  readonly score: SQL;
}

/**
 * Matches schools by any of these alternative texts, ignoring accents, case, generic words ('colégio', 'escola'),
 * abbreviations ('Sta.', 'N. Sra.') and small typos. `undefined` when all are blank.
 */
export function schoolNameMatch(texts: readonly (string | null | undefined)[]): NameMatch | undefined {
  const typed = texts.filter((text) => text?.trim()).map((text) => (text ?? '').slice(0, MAX_LENGTH));
  if (typed.length === 0) return undefined;
  // A text without a letter or digit matches no school.
  const readable = typed.filter((text) => normalizeSearchText(text) !== '');
  const naming = readable.filter(isDistinctiveSchoolText);
  if (readable.length > 0 && naming.length === 0) return anySchool(readable);
  const distinct = listNameKeys(naming);
  return {
    condition: matchesAny(distinct.map((text) => sql`${school.core} %> ${text}`)),
    score: sql`greatest(${sql.join([sql`0::real`, ...distinct.map(likeness)], sql`, `)})`,
  };
}

/** Only generic words ('colégio', 'escola'): every school, those with exactly that name first. */
function anySchool(generic: readonly string[]): NameMatch {
  const names = matchesAny(listNameKeys(generic).map(isNamed));
  return { condition: undefined, score: sql`CASE WHEN ${names} THEN 1.1 ELSE 0 END::real` };
}

function listNameKeys(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.map(typedNameKey))].slice(0, MAX_TEXTS);
}

/** Whether one of the school's names has this key. */
const isNamed = (text: string): SQL => sql`${text} = ANY (string_to_array(${school.core}, ${KEY_SEPARATOR}))`;

/** Share of the text's trigrams in the part of the name that it covers; an equal name ranks above longer ones. */
const likeness = (text: string): SQL =>
  sql`word_similarity(${text}, ${school.core}) + CASE WHEN ${isNamed(text)} THEN 0.1 ELSE 0 END`;

/** Minimum share of common trigrams; finds 96 of 100 real and generated names with one typo. */
const SIMILARITY_THRESHOLD = 0.4;

/** Runs `action` in a transaction in which the operator `%>` uses this search's threshold. */
export async function withNameThreshold<Result>(
  database: Database,
  action: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await database.reads.connect();
  let broken: boolean | undefined;
  try {
    await client.query(
      `BEGIN READ ONLY; SET LOCAL pg_trgm.word_similarity_threshold = ${SIMILARITY_THRESHOLD}`,
    );
    const result = await action(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * Whether a normalized name begins with the normalized `prefix`. A range instead of LIKE, so that a prepared
 * statement's plan, made without the prefix, uses the `text_pattern_ops` index.
 */
export function beginsWith(norm: Column, prefix: string): SQL {
  // '~' sorts after every letter, digit and space of a normalized name.
  return sql`(${norm} ~>=~ ${prefix} AND ${norm} ~<~ ${`${prefix}~`})`;
}

/**
 * Whether a later word of a normalized name begins with `prefix`, which contains no LIKE wildcard because it is
 * normalized.
 */
export function hasLaterWord(norm: Column, prefix: string): SQL {
  return sql`${norm} LIKE ${`% ${prefix}%`}`;
}

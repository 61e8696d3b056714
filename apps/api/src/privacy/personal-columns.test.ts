import { isDeepStrictEqual } from 'node:util';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fastEngine, openTestDatabase, type TestDatabase } from '../../test/each-engine.ts';
import * as accounts from '../platform/database/account-schema.ts';
import * as collected from '../platform/database/collected-schema.ts';
import * as totals from '../platform/database/directory-schema.ts';
import * as operation from '../platform/database/operation-schema.ts';
import * as orders from '../platform/database/order-schema.ts';
import * as panel from '../platform/database/panel-schema.ts';
import * as questions from '../platform/database/question-schema.ts';
import * as directory from '../platform/database/schema.ts';
import * as visits from '../platform/database/school-visit-schema.ts';
import { secret, type PersonKeys } from './testing/column-decision.ts';
import { personalTables } from './testing/personal-columns.ts';
import { openPrivacyService, password, type PrivacyService } from './testing/privacy-service.ts';
import { personWithEverything } from './testing/person-with-everything.ts';
import type { PrivacyUser } from './testing/privacy-user.ts';

type Row = Readonly<Record<string, unknown>>;

/** Tables without personal data, with the reason. */
const otherTables: Readonly<Record<string, string>> = {
  city: 'public register',
  city_outline: 'public register',
  neighborhood: 'public register',
  school: 'an organization',
  offer: 'an organization’s',
  school_photo: 'an organization’s; who uploaded it is in the audit trail',
  benefit: 'a partner’s',
  review_report: 'reports are anonymous',
  question_report: 'reports are anonymous',
  import_run: 'of files',
  directory_total: 'figures',
  school_change: 'ids of schools',
  redirect_rule: 'URLs of pages',
  google_sign_in: 'random, for ten minutes, before anyone is identified',
  rate_limit: 'digests, until the limit expires (docs/privacy.md)',
  collected_batch: 'random',
  visit: 'random, anonymous',
  visit_step: 'of a visit',
  web_vital: 'measurements of pages',
  school_day: 'counts of a school’s pages, about nobody',
  page_error: 'errors without user input',
};

const schema = {
  ...accounts,
  ...collected,
  ...operation,
  ...orders,
  ...panel,
  ...questions,
  ...directory,
  ...totals,
  ...visits,
};
const tables = Object.values(schema).flatMap((value): PgTable[] => (is(value, PgTable) ? [value] : []));
const decisions = Object.entries(personalTables).flatMap(([table, { columns }]) =>
  Object.entries(columns).map(([column, decision]) => ({
    name: `${table}.${column}`,
    table,
    column,
    ...decision,
  })),
);

describe('S23 decisions for each column of the database', () => {
  const todo =
    'export it (export-account.ts), let the user correct it and delete it (delete-account.ts), then record that, or the reason why not, in src/privacy/testing/personal-columns.ts';

  it('cover every table', () => {
    const undecided = tables
      .map((table) => getTableName(table))
      .filter((name) => !(name in personalTables) && !(name in otherTables));
    expect(undecided.map((name) => `${name} is new: for each column with personal data, ${todo}`)).toEqual(
      [],
    );
  });

  it('cover every column, and no removed one', () => {
    const known = new Set(decisions.map(({ name }) => name));
    const columns = Object.entries(personalTables).flatMap(([name, { table }]) =>
      Object.keys(getTableColumns(table)).map((column) => `${name}.${column}`),
    );
    const undecided = columns.filter((column) => !known.has(column));
    expect(undecided.map((column) => `${column} is new: ${todo}`)).toEqual([]);
    expect([...known].filter((column) => !columns.includes(column))).toEqual([]);
  });

  it('classify every table that refers to a person as personal', () => {
    const people = new Set(['account', 'base_user', 'scholarship_order']);
    const leading = tables.filter((table) =>
      getTableConfig(table).foreignKeys.some((reference) =>
        people.has(getTableName(reference.reference().foreignTable)),
      ),
    );
    expect(leading.map((table) => getTableName(table)).filter((name) => name in otherTables)).toEqual([]);
  });
});

type Rows = Readonly<Record<string, readonly Row[]>>;

describe('S23 S31 the decisions are applied to a real account', () => {
  let test: TestDatabase;
  let service: PrivacyService;
  let user: PrivacyUser;
  let keys: PersonKeys;
  let stored: Rows;
  let copy: { readonly text: string; readonly document: unknown };
  /** Rows before and after the deletion of the account. */
  let deletion: { readonly status: number; readonly before: Rows; readonly after: Rows };

  const rows = async (): Promise<Rows> => {
    const read = Object.entries(personalTables).map(async ([name, { table, rowCondition }]) => {
      const found: Row[] = await test.database.db.select().from(table).where(rowCondition(keys));
      return [name, found] as const;
    });
    return Object.fromEntries(await Promise.all(read));
  };

  beforeAll(async () => {
    test = await openTestDatabase(fastEngine);
    service = await openPrivacyService(test.database);
    ({ user, keys } = await personWithEverything(test.database, service));
    stored = await rows();
    const { body } = await user.call('/export', {});
    copy = { text: body, document: JSON.parse(body) };
  });
  afterAll(async () => {
    await test.remove();
  });

  /** The problem of a column in the export; undefined when it matches the decision. */
  const copyProblem = ({ table, column, exported }: (typeof decisions)[number]): string | undefined => {
    const values = columnValues(stored, table, column).filter((value) => value !== null);
    if (typeof exported !== 'string') {
      const isSecret = exported === secret;
      const shown = values.filter((value) => typeof value === 'string' && copy.text.includes(value));
      return isSecret && shown.length > 0 ? 'the export contains a secret' : undefined;
    }
    if (values.length === 0) return 'it is empty: set a value in testing/person-with-everything.ts';
    const found = valuesAt(copy.document, exported);
    const missing = values.filter((value) => !found.some((other) => isDeepStrictEqual(other, value)));
    return missing.length > 0 ? `${exported} lacks ${JSON.stringify(missing)}` : undefined;
  };
  it.each(decisions)('$name is exported, or decided not to be', (decision) => {
    expect(copyProblem(decision)).toBeUndefined();
  });

  const corrections = decisions.flatMap(({ corrected, ...decision }) =>
    'not' in corrected ? [] : [{ ...decision, ...corrected }],
  );
  it.each(corrections)(
    '$name can be corrected by the user',
    async ({ table, column, method, path, payload, to }) => {
      const answer = await service.server.inject({
        method,
        url: `/v3/account${path.replace(':id', String(stored[table]?.[0]?.['id']))}`,
        headers: user.headers,
        ...(payload && { payload }),
      });
      expect(answer.statusCode).toBe(200);
      expect(columnValues(await rows(), table, column)).toEqual([to]);
    },
  );

  describe('after account deletion', () => {
    beforeAll(async () => {
      const before = await rows();
      const { statusCode: status } = await user.call('/delete', {
        password,
        givenUp: [`ME-${user.row.id}-paid`],
      });
      deletion = { status, before, after: await rows() };
    });

    /** Expected value of a column after the deletion. */
    const expected = ({ table, column, afterDeletion }: (typeof decisions)[number]): readonly unknown[] => {
      const before = columnValues(deletion.before, table, column);
      if (!afterDeletion) return [];
      return 'becomes' in afterDeletion ? before.map(() => afterDeletion.becomes) : before;
    };
    it.each(decisions)('$name is deleted, or has the decided value', (decision) => {
      const { table, column } = decision;
      expect(deletion.status).toBe(200);
      const left = columnValues(deletion.after, table, column);
      // The deletion itself is recorded too.
      const isLog = table === 'privacy_request' || table === 'audit_event';
      expect(isLog ? left.slice(0, -1) : left).toEqual(expected(decision));
    });
  });
});

/** Values of a column as JSON; bytes as in the exported picture. */
function columnValues(rows: Rows, table: string, column: string): unknown[] {
  return (rows[table] ?? []).map((row) => {
    const value = row[column];
    return Buffer.isBuffer(value)
      ? `data:image/webp;base64,${value.toString('base64')}`
      : JSON.parse(JSON.stringify(value ?? null));
  });
}

/** The values at a path of a document: 'orders[].student.name' has one per order. */
function valuesAt(document: unknown, path: string): unknown[] {
  let found: unknown[] = [document];
  for (const step of path.split('.')) {
    const name = step.replace('[]', '');
    found = found.flatMap((value) => {
      const next: unknown =
        typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
      return step.endsWith('[]') && Array.isArray(next) ? next : [next];
    });
  }
  return found;
}

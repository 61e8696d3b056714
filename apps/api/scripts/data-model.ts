/** Writes entity-relationship diagrams of the database, from the Drizzle schema: all foreign keys into ARCHITECTURE.md, all tables into docs/data-model.md. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { replaceSection } from '@melhor-escola/config/document-section';
import { writeGenerated } from '@melhor-escola/config/generated-file';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { PgColumn } from 'drizzle-orm/pg-core';

const repository = path.resolve(import.meta.dirname, '../../..');
const overview = path.join(repository, 'ARCHITECTURE.md');
const document = path.join(repository, 'docs/data-model.md');

/** One diagram each: the tables that the slices of these folders write. */
const groups = [
  {
    title: 'Schools, offers and places',
    slices: ['catalog', 'search'],
    tables: [
      'city',
      'city_outline',
      'neighborhood',
      'school',
      'offer',
      'offer_price_change',
      'school_change',
      'directory_total',
      'import_run',
      'import_upload',
      'import_upload_chunk',
    ],
  },
  { title: 'Reviews', slices: ['community/reviews'], tables: ['review', 'review_report'] },
  { title: 'Questions', slices: ['community/questions'], tables: ['question', 'question_report'] },
  { title: 'School visits', slices: ['community/visits'], tables: ['school_visit'] },
  {
    title: 'Accounts and sessions',
    slices: ['accounts', 'platform/rate-limits'],
    tables: [
      'base_user',
      'visitor_session',
      'account',
      'account_picture',
      'account_session',
      'account_totp',
      'account_passkey',
      'passkey_challenge',
      'recovery_code',
      'google_sign_in',
      'one_time_token',
      'rate_limit',
    ],
  },
  {
    title: 'People of schools, and our own',
    slices: ['accounts/roles', 'accounts/school-mails', 'catalog/schools/photos'],
    tables: [
      'school_member',
      'member_mail',
      'operator_account',
      'school_claim',
      'school_invitation',
      'school_photo',
    ],
  },
  {
    title: 'Favorites and saved searches',
    slices: ['accounts/favorites', 'accounts/saved-searches'],
    tables: ['favorite', 'saved_search'],
  },
  {
    title: 'Consent and privacy requests',
    slices: ['privacy', 'platform/audit'],
    tables: ['consent', 'privacy_request', 'audit_event'],
  },
  {
    title: 'Reservations and payments',
    slices: ['orders'],
    tables: ['scholarship_order', 'order_status_change', 'payment_event', 'benefit'],
  },
  {
    title: 'Measurements of visits',
    slices: ['platform/collector'],
    tables: ['visit', 'visit_step', 'web_vital', 'page_error', 'school_day', 'collected_batch'],
  },
  {
    title: 'Mail and redirects',
    slices: ['platform/mail', 'catalog/redirects'],
    tables: ['mail_outbox', 'redirect_rule'],
  },
] as const;

type TableConfig = ReturnType<typeof getTableConfig>;

const schemaFiles = globSync('src/platform/database/*schema.ts', { cwd: path.join(repository, 'apps/api') });
const modules: Readonly<Record<string, unknown>>[] = await Promise.all(
  schemaFiles.toSorted().map((file) => import(path.join(repository, 'apps/api', file))),
);
const tables = new Map(
  modules
    .flatMap((module) => Object.values<unknown>(module))
    .filter((value) => is(value, PgTable))
    .map((table) => getTableConfig(table))
    .map((config) => [config.name, config]),
);

const grouped = new Set<string>(groups.flatMap((group) => group.tables));
const ungrouped = [...tables.keys()].filter((name) => !grouped.has(name));
if (ungrouped.length > 0) {
  throw new Error(
    `The data model has no group for ${ungrouped.join(', ')}. Add each to \`groups\` in ${import.meta.filename}.`,
  );
}

const shortTypes: Readonly<Record<string, string>> = {
  'timestamp with time zone': 'timestamptz',
  'double precision': 'float8',
};

/** A type as one word, which Mermaid requires: 'numeric(5, 2)' becomes 'numeric'. */
function shortType(column: PgColumn): string {
  const type = column.getSQLType();
  return shortTypes[type] ?? type.replace(/\(.*,.*\)/u, '');
}

/** Names of the columns of the primary key. */
function primaryKey({ columns, primaryKeys }: TableConfig): Set<string> {
  const composite = primaryKeys.flatMap((key) => key.columns);
  return new Set([...columns.filter(({ primary }) => primary), ...composite].map(({ name }) => name));
}

/** Names of the columns that are unique by themselves, over all rows. */
function uniqueColumns(table: TableConfig): Set<string> {
  const indexed = table.indexes
    .filter(({ config }) => config.unique && !config.where && config.columns.length === 1)
    .flatMap(({ config }) => config.columns)
    .flatMap((column) => ('name' in column && column.name !== undefined ? [column.name] : []));
  const primary = primaryKey(table);
  return new Set([...indexed, ...(primary.size === 1 ? primary : [])]);
}

function entity(table: TableConfig): string[] {
  const primary = primaryKey(table);
  const unique = uniqueColumns(table);
  const foreign = new Set(
    table.foreignKeys.flatMap((key) => key.reference().columns.map(({ name }) => name)),
  );
  const rows = table.columns.map((column) => {
    const key = primary.has(column.name) ? 'PK' : unique.has(column.name) ? 'UK' : '';
    const keys = [key, foreign.has(column.name) ? 'FK' : ''].filter((word) => word !== '').join(', ');
    const nullable = column.notNull || primary.has(column.name) ? '' : '"nullable"';
    return `    ${[shortType(column), column.name, keys, nullable].filter((word) => word !== '').join(' ')}`;
  });
  return [`  ${table.name} {`, ...rows, '  }'];
}

/** Lines such as 'school ||--o{ offer : "school_id"': one school, any number of offers. */
function relations(table: TableConfig): string[] {
  const unique = uniqueColumns(table);
  return table.foreignKeys.map((key) => {
    const { columns, foreignTable } = key.reference();
    const names = columns.map(({ name }) => name).join(', ');
    const parent = columns.every(({ notNull }) => notNull) ? '||' : '|o';
    const child = unique.has(names) ? 'o|' : 'o{';
    return `  ${getTableConfig(foreignTable).name} ${parent}--${child} ${table.name} : "${names}"`;
  });
}

function tableNamed(name: string): TableConfig {
  const table = tables.get(name);
  if (!table)
    throw new Error(`The schema has no table ${name}. Correct \`groups\` in ${import.meta.filename}.`);
  return table;
}

function diagram(lines: readonly string[]): string {
  return ['```mermaid', 'erDiagram', ...lines, '```'].join('\n');
}

const sections = groups.map((group) => {
  const members = group.tables.map((name) => tableNamed(name));
  const folders = group.slices.map((slice) => `\`apps/api/src/${slice}\``).join(', ');
  const lines = [
    ...members.flatMap((table) => relations(table)),
    ...members.flatMap((table) => entity(table)),
  ];
  return `## ${group.title}\n\n${folders}\n\n${diagram(lines)}`;
});

const foreignKeys = diagram([...tables.values()].flatMap((table) => relations(table)));

const section = (file: string, content: string) => ({
  [file]: replaceSection(readFileSync(file, 'utf8'), 'data model', content),
});
writeGenerated({ ...section(overview, foreignKeys), ...section(document, sections.join('\n\n')) });

import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { run } from '../../platform/database/statement/statement.ts';

/** A node of EXPLAIN's JSON, with the fields that tests use. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

const listNodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(listNodes)];

/** The database's plan of the statement: every node, parents before children. */
export async function explain(database: Database, statement: SQL): Promise<PlanNode[]> {
  const rows = await run<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
    database,
    sql`EXPLAIN (FORMAT JSON) ${statement}`,
  );
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => listNodes(Plan)));
}

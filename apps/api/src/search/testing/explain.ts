import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { run } from '../sql/statement.ts';

/** A node of EXPLAIN's JSON, as far as tests of plans look at it. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** How the database would answer the statement: every node of the plan, parents before their children. */
export async function explain(database: Database, statement: SQL): Promise<PlanNode[]> {
  const rows = await run<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
    database,
    sql`EXPLAIN (FORMAT JSON) ${statement}`,
  );
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));
}

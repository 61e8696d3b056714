import { z } from 'zod';
import { demoScales } from '../../demo/random.ts';
import { dependencyChoices } from '../../catalog/imports/import-inep.ts';
import { importProgressSchema, importReportSchema } from '../../catalog/imports/run/import-report.ts';

/** A flag in a URL's query is written out. */
const flag = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
  .default(false);

/** Commands of the operator, shared by the command line and the routes. */
export const commandSchema = z.discriminatedUnion('name', [
  z.object({ name: z.literal('imports/places'), dryRun: flag }),
  z.object({
    name: z.literal('imports/inep'),
    strict: flag,
    dryRun: flag,
    dependency: z.enum(dependencyChoices).default('private'),
  }),
  z.object({ name: z.literal('imports/offers'), strict: flag, dryRun: flag }),
  z.object({ name: z.literal('seed/demo'), scale: z.enum(demoScales).default('small') }),
  z.object({ name: z.literal('seed/clear') }),
]);

export type Command = z.infer<typeof commandSchema>;

/** One line of the streamed response of a running command. */
export const commandEventSchema = z.union([
  z.object({ progress: importProgressSchema }),
  z.object({ report: importReportSchema }),
  z.object({ error: z.string() }),
]);

export type CommandEvent = z.infer<typeof commandEventSchema>;

import { importFileKinds, MAX_IMPORT_BYTES } from '@melhor-escola/domain/import-file';
import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A file of which chunks have arrived. */
export const uploadBody = z
  .object({
    id: z.uuid(),
    digests: z.array(sha256).meta({
      description: 'SHA-256 of the chunks that have arrived, from the first on, in hexadecimal digits.',
    }),
  })
  .meta({ id: 'ImportUpload' });

export const newUploadBody = z
  .object({
    kind: z.enum(importFileKinds),
    fileName: z
      .string()
      .min(1)
      .max(255)
      .regex(/^[^\p{Cc}/\\]+$/u),
    size: z.int().min(1).max(MAX_IMPORT_BYTES).meta({ description: 'In bytes.' }),
  })
  .meta({ id: 'NewImportUploadInput' });

export const receivedChunkBody = z
  .object({ chunks: z.int().meta({ description: 'How many have arrived.' }) })
  .meta({ id: 'ReceivedImportChunk' });

export const newRunBody = z
  .object({
    upload: z.uuid(),
    digest: sha256.meta({
      description: 'SHA-256 of the digests of all chunks, one after the other, in hexadecimal digits.',
    }),
  })
  .meta({ id: 'NewImportRunInput' });

/** The run that has begun. */
export const begunRunBody = z.object({ id: z.int() }).meta({ id: 'BegunImportRun' });

const count = z.int().min(0);

const result = z.object({
  read: count,
  new: count,
  changed: count,
  unchanged: count,
  seconds: z.number(),
  rejected: count.meta({ description: 'Faulty lines, which are not imported.' }),
  skipped: z
    .array(
      z.object({
        reason: z.string().meta({ description: 'In Portuguese.' }),
        count,
        lines: z.array(z.int()).meta({ description: 'The first twenty.' }),
        isRejected: z.boolean().meta({ description: 'Faulty, and not only of no interest.' }),
      }),
    )
    .meta({ description: 'Lines that are not imported, by reason, rejected ones first.' }),
  remarks: z.array(
    z.object({
      message: z.string(),
      isLoss: z.boolean().meta({ description: 'Something leaves the site or is not stored.' }),
    }),
  ),
  kept: z
    .array(z.object({ fact: z.string(), count, schools: z.array(z.string()) }))
    .meta({ description: 'Facts that stay as schools state them, with the first twenty schools.' }),
});

/** One run of an import, or of the preview of one. */
export const importRunBody = z
  .object({
    id: z.int(),
    kind: z
      .string()
      .meta({ description: '`inep`, `offers`; by a command also `places`, `redirects`, `demo`.' }),
    fileName: z.string().nullable(),
    by: z.string().nullable().meta({ description: 'Name of the person who started it; null for a command.' }),
    isPreview: z.boolean(),
    state: z.enum(['running', 'interrupted', 'failed', 'complete', 'stopped', 'rejected']).meta({
      description:
        '`interrupted`: its process has ended. `rejected`: a strict command, and a line was faulty.',
    }),
    startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
    progress: z.object({ done: z.number(), total: z.number() }).nullable().meta({ description: 'In bytes.' }),
    isStopping: z.boolean(),
    failure: z.string().nullable().meta({ description: 'Why it failed, in Portuguese.' }),
    result: result.nullable(),
    canApply: z.boolean().meta({
      description:
        'A preview whose file is still there, and since which no other file of its kind was imported.',
    }),
  })
  .meta({ id: 'ImportRun' });

export type ImportRunBody = z.output<typeof importRunBody>;

export const importRunsBody = z
  .object({
    runs: z.array(importRunBody).meta({ description: 'The last ones, latest first.' }),
    uploads: z
      .array(
        z.object({
          id: z.uuid(),
          kind: z.string(),
          fileName: z.string(),
          size: z.number(),
          received: z.number().meta({ description: 'In bytes.' }),
        }),
      )
      .meta({ description: 'What the caller has begun to upload and not ended.' }),
  })
  .meta({ id: 'ImportRuns' });

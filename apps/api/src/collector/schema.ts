import { z } from 'zod';

/** Longer texts are cut: a report is better short than refused. */
const cut = (MAX_ITEMS: number) => z.string().transform((text) => text.slice(0, MAX_ITEMS));

const attributes = z.record(z.string(), z.string());

/** Items of one kind that a batch may hold. The browser's own limit is 50 in all (CO-04). */
const MAX_ITEMS = 200;

const frame = z.object({
  filename: cut(500).default(''),
  function: cut(200).default(''),
  lineno: z.number().optional(),
  colno: z.number().optional(),
});

const exception = z.object({
  type: cut(100).default('Error'),
  value: cut(1_000).default(''),
  stacktrace: z.object({ frames: z.array(frame).max(MAX_ITEMS) }).optional(),
});

const measurement = z.object({
  type: cut(100),
  values: z.record(z.string(), z.number()),
  context: attributes.optional(),
});

const event = z.object({ name: cut(200), attributes: attributes.optional() });

/**
 * A batch as `@grafana/faro-web-sdk` 2 sends it (CA-13): what all its items share as `meta`, then the items by kind. Only what is
 * read here is named; everything else is dropped, and so are the page's address and what the library says of its user.
 */
export const faroBody = z
  .object({
    meta: z
      .object({
        app: z.object({ version: cut(100).optional(), release: cut(100).optional() }).optional(),
        session: z
          .object({
            id: z
              .string()
              .regex(/^[\w-]{1,64}$/)
              .optional(),
            attributes: attributes.optional(),
          })
          .optional(),
        browser: z.object({ viewportWidth: cut(10).optional() }).optional(),
        view: z.object({ name: cut(200) }).optional(),
      })
      .default({}),
    measurements: z.array(measurement).max(MAX_ITEMS).default([]),
    exceptions: z.array(exception).max(MAX_ITEMS).default([]),
    events: z.array(event).max(MAX_ITEMS).default([]),
    logs: z.array(z.unknown()).max(MAX_ITEMS).default([]),
  })
  .meta({ id: 'CollectedBatch' });

export type FaroBody = z.output<typeof faroBody>;

export type FaroException = FaroBody['exceptions'][number];

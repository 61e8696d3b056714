import { z } from 'zod';

/** Long texts are truncated: a short report is better than none. */
const cut = (MAX_ITEMS: number) => z.string().transform((text) => text.slice(0, MAX_ITEMS));

const attributes = z.record(z.string(), z.string());

/** Maximum number of items of one kind in a batch. The browser's own limit is 50 in total (CO-04). */
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
 * A batch as `@grafana/faro-web-sdk` 2 sends it (CA-13): shared `meta`, then items by kind. Fields that are
 * not read are dropped, including the page's URL and the library's data about the user.
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

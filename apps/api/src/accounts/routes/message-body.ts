import { z } from 'zod';

/** An answer that says something to a visitor, and nothing else. */
export const messageBody = z
  .object({ message: z.string().meta({ description: 'For the visitor, in Portuguese.' }) })
  .meta({ id: 'Message' });

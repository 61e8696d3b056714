import { z } from 'zod';

/** A partner's benefit for people who have an account (EN-09). */
export const benefitBody = z
  .object({
    id: z.int(),
    title: z.string(),
    description: z.string(),
    partner: z.string(),
    category: z.string(),
    discount: z.string().meta({ description: "As it is shown: '20% de desconto'." }),
    link: z.string(),
    validUntil: z.iso.date().nullable().meta({ description: 'The last day; null for no end.' }),
    demo: z.boolean(),
  })
  .meta({ id: 'Benefit' });

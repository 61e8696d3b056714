import { z } from 'zod';
import { type ContactField, readContact } from './contact-fields.ts';
import { unlistingBody } from './listing.ts';

const source = z.enum(['partner', 'operator', 'school']);

/** A school for the operator: how to reach it, and who said so. */
export const operatedSchoolBody = z
  .object({
    slug: z.string(),
    name: z.string(),
    city: z.string(),
    uf: z.string(),
    codEnt: z.int().nullable(),
    isPartner: z.boolean(),
    demo: z.boolean(),
    unlisted: unlistingBody,
    email: z.string().nullable(),
    phone: z.string().nullable().meta({ description: 'Digits.' }),
    website: z.string().nullable(),
    contactSources: z
      .object({ email: source, phone: source, website: source })
      .partial()
      .meta({ description: 'Absent: a phone from the census.' }),
  })
  .meta({ id: 'OperatedSchool' });

const contact = (field: ContactField) =>
  z
    .string()
    .max(300)
    .transform((text, context) => {
      const reading = readContact(field, text);
      if ('value' in reading) return reading.value;
      context.addIssue({ code: 'custom', message: `${field} ${reading.problem}` });
      return z.NEVER;
    })
    .nullable()
    .optional();

/** What to change; null removes it. */
export const schoolContactBody = z
  .object({ email: contact('email'), phone: contact('phone'), website: contact('website') })
  .refine((given) => Object.values(given).some((value) => value !== undefined), 'Nothing is given to set')
  .meta({ id: 'SchoolContact' });

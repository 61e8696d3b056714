import { amenities } from '@melhor-escola/domain/amenity';
import { methodologyTags } from '@melhor-escola/domain/school-tag';
import { parseVisitHours } from '@melhor-escola/domain/visit-hours';
import { isPlainText, normalizePlainText } from '@melhor-escola/domain/plain-text';
import { z } from 'zod';
import { type ContactField, readContact } from '../contact-fields.ts';

/** What a school states on its public page. */
const stated = {
  name: z.string().meta({ description: 'As families know it.' }),
  email: z.string().nullable(),
  phone: z.string().nullable().meta({ description: 'Digits, with the area code.' }),
  whatsapp: z.string().nullable().meta({ description: 'Digits, with the area code.' }),
  website: z.string().nullable(),
  visitHours: z
    .string()
    .nullable()
    .meta({ description: "'seg-sex 08:00-11:30 13:30-17:00'; null: office hours." }),
  description: z.string().nullable(),
};

const methodologies = z.array(z.enum(methodologyTags)).meta({ description: 'How the school teaches.' });
const amenitySlugs = z
  .array(z.enum(amenities.map(({ slug }) => slug)))
  .meta({ description: 'What the school has, of all amenities of the census.' });

/** The fields of a school's page. */
export const schoolPageFields = [
  'name',
  'email',
  'phone',
  'whatsapp',
  'website',
  'visitHours',
  'description',
  'methodologies',
  'amenities',
] as const;

const { email: _email, ...statedByClaimant } = stated;

/** What a claimant prepares: not the e-mail, which may be the proof of the claim. */
export const preparedFields = { ...statedByClaimant, methodologies, amenities: amenitySlugs };

const partOfPage = z.object(preparedFields).partial();

/** What is known of the page, and its sources. */
export const pageSources = {
  registeredName: z.string().nullable().meta({ description: 'As its register writes it.' }),
  stated: z
    .partialRecord(z.enum(schoolPageFields), z.iso.datetime())
    .meta({ description: 'When the school itself stated a field; absent: another source did.' }),
  census: z.object({
    year: z.int().nullable(),
    amenities: z
      .record(z.string(), z.boolean())
      .meta({ description: 'Slug → whether the census says that the school has it; absent: undisclosed.' }),
  }),
};

/** The school's page as its people edit it. */
export const schoolPageBody = z
  .object({
    ...stated,
    ...preparedFields,
    ...pageSources,
    version: z.int(),
    prepared: z
      .object({
        page: partOfPage.meta({ description: 'What can be published.' }),
        conflicts: partOfPage.meta({
          description: 'What somebody else has changed since the caller saw it.',
        }),
      })
      .nullable()
      .meta({ description: 'What the caller prepared while their claim was open, and has not published.' }),
  })
  .meta({ id: 'SchoolPage' });

const MAX_DESCRIPTION = 2_000;

const text = (min: number, max: number, lines: boolean) =>
  z
    .string()
    .max(max * 2)
    .transform(normalizePlainText)
    .refine((value) => isPlainText(value, { lines }) && value.length >= min && value.length <= max);

const contact = (field: ContactField) =>
  z
    .string()
    .max(300)
    .transform((given, context) => {
      const reading = readContact(field, given);
      if ('value' in reading) return reading.value;
      context.addIssue({ code: 'custom', message: `${field} ${reading.problem}` });
      return z.NEVER;
    })
    .nullable();

/** The whole page as it shall be; null removes a field. */
export const schoolPageChange = z
  .object({
    name: text(3, 160, false),
    email: contact('email'),
    phone: contact('phone'),
    whatsapp: contact('phone'),
    website: contact('website'),
    visitHours: z
      .string()
      .max(100)
      .refine((hours) => parseVisitHours(hours) !== undefined, 'These are no hours')
      .nullable(),
    description: text(1, MAX_DESCRIPTION, true).nullable(),
    methodologies: methodologies.max(methodologyTags.length),
    amenities: amenitySlugs.max(amenities.length),
    version: z.int().meta({ description: 'Of the page that was changed. Another one is rejected with 409.' }),
  })
  .meta({ id: 'SchoolPageChange' });

/** What a claimant changes of the page, and what it said there when they did: later changes by others must not be undone. */
export const preparedPageInput = z
  .object({
    page: schoolPageChange.omit({ email: true, version: true }).partial(),
    seen: partOfPage.meta({ description: 'The same fields as the claimant saw them.' }),
  })
  .refine(({ page, seen }) => Object.keys(page).every((field) => field in seen), 'A field was not seen')
  .meta({ id: 'PreparedSchoolPage' });

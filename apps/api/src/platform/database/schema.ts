import type { Uf } from '@melhor-escola/domain/state';
import type { UnlistedReason } from '@melhor-escola/domain/school-listing';
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  real,
  serial,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CensusFacts, FactYears, PositionPrecision, SchoolStatements } from './school-facts.ts';
import { textReportTable, type TextStatus } from './text-schema.ts';

/** Origin of a row: decides what an import may change and what `seed clear` removes. */
export type RowSource = 'inep' | 'partner' | 'school' | 'demo';

/** Municipalities. The key is the seven-digit IBGE code, whose first two digits are the state's. */
export const city = pgTable(
  'city',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    slug: text().notNull(),
    uf: char({ length: 2 }).$type<Uf>().notNull(),
    capital: boolean().notNull().default(false),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    /** `placeKey(name)`, computed in the application so that queries need no unaccent. */
    norm: text().notNull(),
    /** Inhabitants, 0 when unknown: ranks suggestions, is not displayed. */
    population: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('city_slug_key').on(t.slug),
    index('city_norm_prefix').on(t.norm.op('text_pattern_ops')),
    index('city_norm_trigram').using('gin', t.norm.op('gin_trgm_ops')),
    index('city_uf_slug').on(t.uf, t.slug),
    index('city_position').using('gist', sql`point(${t.lng}, ${t.lat})`),
  ],
);

/** Neighborhoods from school addresses; the position is the median of their schools'. */
export const neighborhood = pgTable(
  'neighborhood',
  {
    id: serial().primaryKey(),
    cityId: integer('city_id')
      .notNull()
      .references(() => city.id),
    name: text().notNull(),
    /** Unique within the city: 'pinheiros'. */
    slug: text().notNull(),
    /** Unique in the country, state-city-neighborhood: 'sp-sao-paulo-pinheiros'. */
    fullSlug: text('full_slug').notNull(),
    /** `placeKey(name)`. */
    norm: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    demo: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('neighborhood_full_slug_key').on(t.fullSlug),
    uniqueIndex('neighborhood_city_slug_key').on(t.cityId, t.slug),
    index('neighborhood_norm_prefix').on(t.norm.op('text_pattern_ops')),
    index('neighborhood_norm_trigram').using('gin', t.norm.op('gin_trgm_ops')),
  ],
);

/** Who stated a way to reach a school. */
export type ContactSources = {
  readonly [Field in 'email' | 'phone' | 'website']?: 'partner' | 'operator' | 'school';
};

export const school = pgTable(
  'school',
  {
    id: serial().primaryKey(),
    slug: text().notNull(),
    name: text().notNull(),
    norm: text().notNull(),
    /** As its register writes it: 'CR P CONV ESTRELA DA MANHA'. */
    registeredName: text('registered_name'),
    /** `schoolNameKey(name, registeredName)`: covered by the trigram index. */
    core: text().notNull(),
    cityId: integer('city_id')
      .notNull()
      .references(() => city.id),
    neighborhoodId: integer('neighborhood_id').references(() => neighborhood.id),
    /** INEP's school code (EN-07 `cod_ent`). */
    codEnt: integer('cod_ent'),
    source: text().$type<RowSource>().notNull(),
    demo: boolean().notNull().default(false),
    isPartner: boolean('is_partner').notNull().default(false),
    /** 1 federal, 2 state, 3 municipal, 4 private, as in the census. */
    administrativeDependency: smallint('administrative_dependency').notNull().default(4),
    /** Conveniada: the city or state pays for its places, so families pay nothing. Null: not stated. */
    publiclyFunded: boolean('publicly_funded'),
    street: text(),
    number: text(),
    complement: text(),
    zipCode: char('zip_code', { length: 8 }),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    positionPrecision: text('position_precision').$type<PositionPrecision>().notNull(),
    phone: text(),
    /** A number of the school's own for WhatsApp, as `phone`. Only the school states it. */
    whatsapp: text(),
    email: text(),
    website: text(),
    /** Who stated e-mail, phone or website. A census states phones only where nobody else did, a partner where no operator did. */
    contactSources: jsonb('contact_sources').$type<ContactSources>().notNull().default({}),
    cnpj: char({ length: 14 }),
    logo: text(),
    images: jsonb().$type<readonly string[]>().notNull().default([]),
    /** When it receives visitors, as in a partner's file: 'seg-sex 08:00-11:30'. Null: office hours. */
    visitHours: text('visit_hours'),
    /** Days on which it receives no visitors beside its hours, '2026-03-05', in order. */
    visitClosedDays: jsonb('visit_closed_days').$type<readonly string[]>().notNull().default([]),
    imageAlts: jsonb('image_alts').$type<readonly string[]>().notNull().default([]),
    description: text(),
    /** Bit n: the stage group at index n of `stageGroups`. */
    stageMask: smallint('stage_mask').notNull().default(0),
    /** Bits as in `schoolTags`. */
    tagMask: integer('tag_mask').notNull().default(0),
    /** Amenity slug → whether the census says that the school has it. */
    amenities: jsonb().$type<CensusFacts>().notNull().default({}),
    /** What the school itself says instead, where that differs: see `schoolAmenities`. */
    statedAmenities: jsonb('stated_amenities').$type<CensusFacts>().notNull().default({}),
    censusYear: smallint('census_year'),
    /** Facts that are older than `censusYear`. */
    factYears: jsonb('fact_years').$type<FactYears>().notNull().default({}),
    /** Why the school has left the directory; null while it is listed. */
    unlistedReason: text('unlisted_reason').$type<UnlistedReason>(),
    /** Year of the census that first said so; null for the Catálogo. */
    unlistedYear: smallint('unlisted_year'),
    unlistedAt: timestamp('unlisted_at', { withTimezone: true }),
    /** Enrollments in basic education, if stated by the source. */
    enrollments: integer(),
    ratingAverage: numeric('rating_average', { precision: 3, scale: 2, mode: 'number' }).notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    /** What the school itself has stated, and when: a field of its page in the panel → ISO time. No import overwrites it. */
    stated: jsonb().$type<SchoolStatements>().notNull().default({}),
    /** Incremented with each change in the panel, so that two people who edit at once notice. */
    version: integer().notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('school_slug_key').on(t.slug),
    uniqueIndex('school_cod_ent_key').on(t.codEnt),
    // Only listed schools, so that counts of a city's read nothing but the index.
    index('school_listed_city')
      .on(t.cityId, t.ratingAverage.desc().nullsFirst(), t.id)
      .where(sql`${t.unlistedReason} IS NULL`),
    index('school_core_trigram').using('gin', t.core.op('gin_trgm_ops')),
    index('school_position').using('gist', sql`point(${t.lng}, ${t.lat})`),
  ],
);

/** A scholarship: grade and shift of a school at a price. Has the columns that searches filter by, to read one table. */
export const offer = pgTable(
  'offer',
  {
    id: serial().primaryKey(),
    schoolId: integer('school_id')
      .notNull()
      .references(() => school.id, { onDelete: 'cascade' }),
    cityId: integer('city_id').notNull(),
    neighborhoodId: integer('neighborhood_id'),
    /** The partner's reference, unique per school: importing it again updates this row. */
    externalId: text('external_id').notNull(),
    source: text().$type<RowSource>().notNull(),
    demo: boolean().notNull().default(false),
    title: text().notNull(),
    /** Index in `grades`. */
    grade: smallint().notNull(),
    /** Index in `stageGroups`. */
    stage: smallint().notNull(),
    /** Index in `shifts`. */
    shift: smallint().notNull(),
    year: smallint().notNull(),
    /** Full fee in centavos a month. */
    monthlyFee: integer('monthly_fee').notNull(),
    /** Centavos a month with the scholarship: searches filter and sort by it. */
    price: integer().notNull(),
    /** Percent, two decimals. */
    discountPercentage: numeric('discount_percentage', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    /** Centavos, once a year. */
    enrollmentFee: integer('enrollment_fee').notNull().default(0),
    /** Centavos a year for what the school charges besides, as it declares them. 0: included; null: not disclosed. */
    materialFee: integer('material_fee'),
    uniformFee: integer('uniform_fee'),
    mealsFee: integer('meals_fee'),
    transportFee: integer('transport_fee'),
    seatsTotal: integer('seats_total').notNull(),
    seatsLeft: integer('seats_left').notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    /** Copy of the school's tags. */
    tagMask: integer('tag_mask').notNull().default(0),
    /** Ranking score, higher first; computed when the row is written. */
    relevance: real().notNull().default(0),
    /** Copy of the school's average, so that sorting by rating needs no join. */
    ratingAverage: real('rating_average').notNull().default(0),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    /** When a full offer last had a seat again. Absent if it never was full. */
    seatsAgainAt: timestamp('seats_again_at', { withTimezone: true }),
    /** Incremented with each change in the panel, so that two people who edit at once notice. */
    version: integer().notNull().default(1),
    /** First seen: decides which offers are new to a saved search. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('offer_school_external_key').on(t.schoolId, t.externalId),
    // nullsFirst matches a plain ORDER BY … DESC for the planner; drizzle's default is the opposite.
    index('offer_city_grade_relevance').on(t.cityId, t.grade, t.relevance.desc().nullsFirst(), t.id),
    // Also offer_city_price, which covers the facets: migrations/0000_initial.sql, because drizzle cannot express INCLUDE.
    index('offer_city_grade_price').on(t.cityId, t.grade, t.price, t.id),
    index('offer_position').using('gist', sql`point(${t.lng}, ${t.lat})`),
    check(
      'offer_price_not_negative',
      sql`${t.price} >= 0 AND ${t.monthlyFee} >= 0 AND ${t.enrollmentFee} >= 0`,
    ),
    check(
      'offer_extras',
      sql`LEAST(${t.materialFee}, ${t.uniformFee}, ${t.mealsFee}, ${t.transportFee}) >= 0`,
    ),
    check('offer_discount_range', sql`${t.discountPercentage} BETWEEN 0 AND 100`),
    check('offer_seats_left', sql`${t.seatsLeft} BETWEEN 0 AND ${t.seatsTotal}`),
  ],
);

export const review = pgTable(
  'review',
  {
    id: serial().primaryKey(),
    schoolId: integer('school_id')
      .notNull()
      .references(() => school.id, { onDelete: 'cascade' }),
    userName: text('user_name').notNull(),
    userRelationship: text('user_relationship').notNull(),
    educationSystem: text('education_system'),
    teachingMethodology: text('teaching_methodology'),
    ratingStudentsMotivation: smallint('rating_students_motivation').notNull(),
    ratingPhysicalStructure: smallint('rating_physical_structure').notNull(),
    ratingCommunityParticipation: smallint('rating_community_participation').notNull(),
    ratingSocioemotionalDevelopment: smallint('rating_socioemotional_development').notNull(),
    ratingExamPreparation: smallint('rating_exam_preparation').notNull(),
    /** Only from authors who name an education system; not part of the mean. */
    ratingEducationSystem: smallint('rating_education_system'),
    testimonial: text().notNull(),
    /** The author's, in lower case: never displayed. Absent on demonstration reviews. */
    userEmail: text('user_email'),
    /** Account that confirmed this mailbox and has changed its e-mail since. No foreign key, so nothing waits for it. */
    accountId: integer('account_id'),
    status: text().$type<TextStatus>().notNull().default('published'),
    /** Evidence behind the review: an enrollment through us, or a confirmed e-mail. */
    proof: text().$type<'enrolled' | 'email'>().notNull().default('email'),
    /** The order whose enrollment is the evidence: of one review only. No foreign key, because orders are erased earlier. */
    orderId: integer('order_id'),
    reply: text(),
    repliedAt: timestamp('replied_at', { withTimezone: true }),
    /** The moderator's reason for the rejection. */
    rejectionReason: text('rejection_reason'),
    demo: boolean().notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Absent until first published. */
    publishedAt: timestamp('published_at', { withTimezone: true }),
  },
  (t) => [
    index('review_school').on(t.schoolId, t.publishedAt.desc().nullsFirst()),
    // Testimonials (EN-19): the latest reviews that name a teaching methodology.
    index('review_testimonial')
      .on(t.teachingMethodology, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.status} = 'published' AND ${t.publishedAt} IS NOT NULL`),
    // The home page: the latest reviews that are long enough to be quoted.
    index('review_latest')
      .on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(
        sql`${t.status} = 'published' AND ${t.publishedAt} IS NOT NULL AND char_length(${t.testimonial}) >= 60`,
      ),
    // One per person and school (EN-16). Unconfirmed ones do not count: anyone may have typed the e-mail.
    uniqueIndex('review_author_key')
      .on(t.schoolId, t.userEmail)
      .where(sql`${t.status} <> 'unconfirmed'`),
    index('review_account').on(t.accountId),
    uniqueIndex('review_order_key').on(t.orderId),
    // A small share: reviews that await their author or the moderator.
    index('review_not_published')
      .on(t.status, t.id)
      .where(sql`${t.status} <> 'published'`),
    check('review_status', sql`${t.status} IN ('unconfirmed', 'published', 'held', 'rejected')`),
  ],
);

/** A report that a review breaks the rules. */
export const reviewReport = textReportTable('review', () => review.id);

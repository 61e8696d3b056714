import * as z from 'zod/mini';
import type { EventName } from './event-purpose.ts';

/*
 * Field types. Each takes the meaning of the field, which appears in docs/events.md.
 */

const text = (meaning: string) => z.string().check(z.describe(meaning));
const flag = (meaning: string) => z.boolean().check(z.describe(meaning));
const count = (meaning: string) => z.int().check(z.nonnegative(), z.describe(meaning));
const ordinal = (meaning: string) => z.int().check(z.positive(), z.describe(`${meaning} From 1.`));
const texts = (meaning: string) => z.array(z.string()).check(z.describe(meaning));
const latitude = (meaning: string) => z.number().check(z.gte(-90), z.lte(90), z.describe(meaning));
const longitude = (meaning: string) => z.number().check(z.gte(-180), z.lte(180), z.describe(meaning));
const percentage = (meaning: string) => z.number().check(z.gte(0), z.lte(100), z.describe(meaning));

/** Money in the unit of the tag manager's receivers: 1234.56 is R$ 1.234,56. */
const reais = (meaning: string) => z.number().check(z.nonnegative(), z.describe(`${meaning} In reais.`));

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values, meaning: string) =>
  z.enum(values).check(z.describe(meaning));

/** Definition of an event. Its purposes are in `event-purpose.ts`. */
interface EventDefinition {
  /** When it is tracked, once. */
  readonly when: string;
  /** Requirement it comes from. */
  readonly source: string;
  /** Fields that features pass to `track`. */
  readonly payload: z.ZodMiniObject;
  /** Additional fields in the data layer, derived from the payload (`wireEvent` in data-layer.ts). */
  readonly derived?: Readonly<Record<string, string>>;
}

/** Fields of a school (EN-07). */
const schoolFields = z.strictObject({
  name: text('Name of the school.'),
  cod_ent: z.nullable(text('Code in the School Census (INEP); null where it has none.')),
  is_partner: flag('Whether the school offers scholarships through us.'),
  administrative_dependency: text('Administrative category of the school, as in the School Census.'),
});

/** Fields of an offer (EN-08). A path of the spec such as `school_location.city` is a nested object. */
const offerFields = z.strictObject({
  id: text('Id of the offer.'),
  discount_percentage: percentage('Percentage of the monthly fee that the scholarship covers, 0 to 100.'),
  monthly_fee: reais('Full monthly fee, before the discount.'),
  monthly_fee_with_discount: reais('Monthly fee after the discount.'),
  product_shift: text('Slug of the shift.'),
  product_slug_stage_grade: text('Slugs of the stage and the grade.'),
  product_title: text('Title of the offer, as displayed.'),
  school_location: z.strictObject({ city: text('Slug of the city of the school.') }),
  school_slug: text('Slug of the school.'),
  school_reviews: z.strictObject({
    count: count('Number of published reviews of the school.'),
    ratings_average: z.nullable(
      z.number().check(z.describe('Average rating, 1 to 5; null without reviews.')),
    ),
  }),
  school_tags: texts('Slugs of the school’s amenities.'),
  year: count('School year in which the scholarship starts.'),
});

/** Fields of the searched location. `state` is not among them: it is derived. */
const searchedPlace = {
  city: z.optional(text('Slug of the city, `sao-paulo-sp`.')),
  state_slug: z.optional(text('Slug of the state, `bahia`, of a search of a whole state.')),
  neighborhood: z.optional(text('Slug of the neighborhood.')),
};

/** Fields of the results of a search. */
const searchResultFields = z.strictObject({
  ...searchedPlace,
  grade: z.optional(text('Slug of the grade.')),
  current_page: ordinal('Current page of the results.'),
  num_pages: count('Total number of pages.'),
  num_results: count('Total number of offers.'),
  offer_uuids: texts('Ids of the offers on this page, in display order.'),
});

/** Fields of what a visitor searched for (CA-14). */
const searchBehaviorFields = z.strictObject({
  ...searchedPlace,
  current_page: ordinal('Current page of the results.'),
  num_pages: count('Total number of pages.'),
  minimum_value: reais('Minimum monthly fee of the price filter.'),
  maximum_value: reais('Maximum monthly fee of the price filter.'),
  search_term: z.optional(text('Search text for a school’s name, with possible personal data removed.')),
  lat: z.optional(latitude('Latitude of the search’s center, rounded to 0.01°, about a kilometer.')),
  lng: z.optional(longitude('Longitude of the search’s center, rounded to 0.01°, about a kilometer.')),
  benefits: texts('Slugs of the amenities filter.'),
  shifts: texts('Slugs of the shift filter.'),
  offer_uuids: texts('Ids of the offers on this page, in display order.'),
  base_user_id: z.optional(count('Visitor id. Omitted for visitors who were never identified.')),
});

const state = 'Last 2 characters of the city, or the abbreviation of the state in lower case.';

/**
 * Catalog of all tracked events. Source of the types below, the check (`check-event.ts`), docs/events.md and the Storybook page.
 */
export const catalog = {
  search_data_received: {
    when: 'The results of a search are displayed. Once per search and page.',
    source: 'CA-14',
    payload: searchResultFields,
    derived: { state },
  },
  search_behaviour: {
    when: 'A visitor searches, or changes a filter, the sort order or the page.',
    source: 'CA-14',
    payload: searchBehaviorFields,
    derived: { state },
  },
  offer_card_click: {
    when: 'A visitor follows the link of an offer card to its school.',
    source: 'CA-14',
    payload: z.strictObject({
      list: oneOf(
        ['home', 'results', 'landing', 'school', 'favorites', 'compare'],
        'Kind of page that contains the card.',
      ),
      position: ordinal('Position of the card in its list.'),
      offer: offerFields,
    }),
  },
  product_display_data: {
    when: 'The page of a school is displayed.',
    source: 'CA-14; EN-07, EN-08',
    payload: z.strictObject({
      school: schoolFields,
      offers: z.array(offerFields).check(z.describe('The offers on the page, in display order.')),
    }),
  },
  interaction: {
    when: 'A visitor uses a component that has no event of its own: opens a map or selects a school on it, moves a gallery or opens a photo of it, opens a question.',
    source: 'CA-14',
    payload: z.strictObject({
      component: oneOf(['results-map', 'school-map', 'school-gallery', 'help-question'], 'The component.'),
      action: oneOf(
        ['open', 'choose', 'show', 'move'],
        'The action. `choose`: clicks a pin. `show`: shows a school of the list on the map.',
      ),
      label: z.optional(
        text('Identifies the item: slug of the school, number of the photo, id of the question.'),
      ),
    }),
  },
  button_click: {
    when: 'A visitor clicks a call to action: reserve, pay, WhatsApp, call, share, or directions.',
    source: 'EN-18',
    payload: z.strictObject({
      button: oneOf(
        ['reserve', 'pay', 'whatsapp', 'call', 'share', 'directions'],
        'The action of the button.',
      ),
      place: text('Location of the button on the page, such as `school-offers`.'),
      school_slug: z.optional(text('Slug of the school, if the button belongs to one.')),
    }),
  },
  order_status: {
    when: 'A user sees that the status of their reservation differs from the last one shown.',
    source: 'EN-09, EN-18',
    payload: z.strictObject({
      status: oneOf(
        ['initiated', 'awaiting_payment', 'paid', 'confirmed', 'enrolled', 'cancelled', 'expired'],
        'The new status. `confirmed`: a scholarship for free, reserved without a payment.',
      ),
      school_slug: text('Slug of the school. The reservation is not identified.'),
    }),
  },
  lead_cadastro_sucesso: {
    when: 'A visitor submits their contact details in a form and becomes a lead.',
    source: 'CA-14',
    payload: z.strictObject({ form: oneOf(['lead_gate'], 'The form.') }),
  },
  school_visit_requested: {
    when: 'A visitor requests a visit to a school, or asks it a question. The request is not identified.',
    source: 'product 14',
    payload: z.strictObject({
      school_slug: text('Slug of the school.'),
      num_times: count('Number of wished times; 0 for a question alone.'),
      has_question: flag('Whether the request contains a question.'),
    }),
  },
} as const satisfies Record<EventName, EventDefinition>;

/** The event of this name, as features pass it to `track`. */
export type EventOf<Name extends EventName> = { readonly name: Name } & Readonly<
  z.infer<(typeof catalog)[Name]['payload']>
>;

/** Any event of the catalog. */
export type TrackingEvent = { [Name in EventName]: EventOf<Name> }[EventName];

/** Tracks what a visitor did. Nothing is sent without consent. */
export type Track = (event: TrackingEvent) => void;

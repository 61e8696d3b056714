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
  administrative_dependency: text('Who runs the school, in the words of the School Census.'),
});

/** Fields of an offer (EN-08). A path of the spec such as `school_location.city` is a nested object. */
const offerFields = z.strictObject({
  id: text('Id of the offer.'),
  discount_percentage: percentage('Part of the monthly fee that the scholarship pays, 0 to 100.'),
  monthly_fee: reais('Monthly fee without the scholarship.'),
  monthly_fee_with_discount: reais('Monthly fee with the scholarship.'),
  product_shift: text('Slug of the shift.'),
  product_slug_stage_grade: text('Slugs of stage and grade.'),
  product_title: text('Title of the offer, as it is shown.'),
  school_location: z.strictObject({ city: text('Slug of the city of the school.') }),
  school_slug: text('Slug of the school.'),
  school_reviews: z.strictObject({
    count: count('Public reviews of the school.'),
    ratings_average: z.nullable(z.number().check(z.describe('Mean of them, 1 to 5; null without any.'))),
  }),
  school_tags: texts('Slugs of what the school has.'),
  year: count('School year that the scholarship begins in.'),
});

/** Fields of the searched location. `state` is not among them: it is derived from the city. */
const searchedPlace = {
  city: z.optional(text('Slug of the city, `sao-paulo-sp`.')),
  neighborhood: z.optional(text('Slug of the neighborhood.')),
};

/** Fields of the results of a search. */
const searchResultFields = z.strictObject({
  ...searchedPlace,
  grade: z.optional(text('Slug of the grade.')),
  current_page: ordinal('Page of the results.'),
  num_pages: count('Pages there are.'),
  num_results: count('Offers there are.'),
  offer_uuids: texts('Ids of the offers on this page, in their order.'),
});

/** Fields of what a visitor searched for (spec §7). */
const searchBehaviourFields = z.strictObject({
  ...searchedPlace,
  current_page: ordinal('Page of the results.'),
  num_pages: count('Pages there are.'),
  minimum_value: reais('Least monthly fee asked for.'),
  maximum_value: reais('Highest monthly fee asked for.'),
  search_term: z.optional(text('Words of a school’s name, without what could be personal data.')),
  lat: z.optional(latitude('Where the search was made around, to 0.01°: about a kilometre.')),
  lng: z.optional(longitude('Where the search was made around, to 0.01°: about a kilometre.')),
  benefits: texts('Slugs of what the school must have.'),
  shifts: texts('Slugs of the shifts.'),
  offer_uuids: texts('Ids of the offers on this page, in their order.'),
  base_user_id: z.optional(count('Number of the base user. Left out of who was never identified.')),
});

const state = 'Last 2 characters of the city.';

/**
 * Catalogue of all tracked events. Source of the types below, the check (`check-event.ts`), docs/events.md and the Storybook page.
 */
export const catalog = {
  search_data_received: {
    when: 'The results of a search have come and are shown: once for each search and page of it.',
    source: 'spec §7, CA-14',
    payload: searchResultFields,
    derived: { state },
  },
  search_behaviour: {
    when: 'Somebody has searched, or changed a filter, the order or the page of their search.',
    source: 'spec §7, CA-14',
    payload: searchBehaviourFields,
    derived: { state },
  },
  offer_card_click: {
    when: 'An offer’s card is followed to its school.',
    source: 'spec §7, CA-14',
    payload: z.strictObject({
      list: oneOf(
        ['home', 'results', 'landing', 'school', 'favorites', 'compare'],
        'Kind of page the card stood on.',
      ),
      position: ordinal('Place of the card in its list.'),
      offer: offerFields,
    }),
  },
  product_display_data: {
    when: 'A school’s page is shown.',
    source: 'spec §7, CA-14; EN-07, EN-08',
    payload: z.strictObject({
      school: schoolFields,
      offers: z.array(offerFields).check(z.describe('The offers on the page, in their order.')),
    }),
  },
  interaction: {
    when: 'Something on the page is used that is neither a search nor a button of its own: a map is opened or a school chosen on it, a gallery is moved, a question is opened.',
    source: 'spec §7, CA-14',
    payload: z.strictObject({
      component: oneOf(['results-map', 'school-map', 'school-gallery', 'help-question'], 'What was used.'),
      action: oneOf(
        ['open', 'choose', 'show', 'move'],
        'What was done with it: `choose` is a pin that is pressed, `show` a school of the list that is asked for on the map.',
      ),
      label: z.optional(
        text('Which of several: slug of the school, number of the photo, id of the question.'),
      ),
    }),
  },
  button_click: {
    when: 'A button or link is pressed that leads a visitor on: to reserve, pay, write, call, share, or to the way there.',
    source: 'spec §3, EN-18',
    payload: z.strictObject({
      button: oneOf(
        ['reserve', 'pay', 'whatsapp', 'call', 'share', 'directions'],
        'Which button, by what it does.',
      ),
      place: text('Where it stands: `school-offers`.'),
      school_slug: z.optional(text('Slug of the school it is about.')),
    }),
  },
  order_status: {
    when: 'Somebody sees that their reservation is in another status than they were shown before.',
    source: 'spec §3, EN-09, EN-18',
    payload: z.strictObject({
      status: oneOf(
        ['initiated', 'awaiting_payment', 'paid', 'enrolled', 'cancelled', 'expired'],
        'The status now.',
      ),
      school_slug: text('Slug of the school. The reservation itself is not named.'),
    }),
  },
  lead_cadastro_sucesso: {
    when: 'Somebody left their details in a form and has an account, or the beginning of one.',
    source: 'spec §7, CA-14',
    payload: z.strictObject({ form: oneOf(['lead_gate'], 'Which form.') }),
  },
} as const satisfies Record<EventName, EventDefinition>;

/** The event of this name, as features pass it to `track`. */
export type EventOf<Name extends EventName> = { readonly name: Name } & Readonly<
  z.infer<(typeof catalog)[Name]['payload']>
>;

/** Any event of the catalogue. */
export type TrackingEvent = { [Name in EventName]: EventOf<Name> }[EventName];

/** Tracks what a visitor did. Nothing is sent without consent. */
export type Track = (event: TrackingEvent) => void;

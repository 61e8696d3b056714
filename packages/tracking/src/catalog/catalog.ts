import * as z from 'zod/mini';
import type { EventName } from './event-purpose.ts';
import { oneOf, ordinal, text } from './fields.ts';
import { offerFields, schoolFields } from './product-fields.ts';
import { searchBehaviourFields, searchResultFields } from './search-fields.ts';

/** One event. What it is for stands in `event-purpose.ts`. */
interface EventDefinition {
  /** At what moment it is told, once. */
  readonly when: string;
  /** What asks for it. */
  readonly source: string;
  /** What whoever tells it gives. */
  readonly payload: z.ZodMiniObject;
  /** What the data layer gets besides, made from the payload (`wire-event.ts`). */
  readonly made?: Readonly<Record<string, string>>;
}

const state = 'Last 2 characters of the city.';

/**
 * Every event the site tells of. Types (`tracking-event.ts`), the check (`check-event.ts`), docs/events.md and the page in
 * Storybook are made from it.
 */
export const catalog = {
  search_data_received: {
    when: 'The results of a search have come and are shown: once for each search and page of it.',
    source: 'spec §7, CA-14',
    payload: searchResultFields,
    made: { state },
  },
  search_behaviour: {
    when: 'Somebody has searched, or changed a filter, the order or the page of their search.',
    source: 'spec §7, CA-14',
    payload: searchBehaviourFields,
    made: { state },
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

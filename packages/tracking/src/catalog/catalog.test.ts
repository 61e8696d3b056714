import { describe, expect, expectTypeOf, it } from 'vitest';
import { catalog, type TrackingEvent } from './catalog.ts';
import { checkEvent, checkPush } from './check-event.ts';
import { describedEvents } from './described-events.ts';
import { eventPurposes } from './event-purpose.ts';

const fieldsOf = (event: string) =>
  describedEvents()
    .find(({ name }) => name === event)
    ?.fields.map(({ path: field }) => field);

describe('the catalogue of events', () => {
  it('CA-14 has every push of spec §7, and EN-18 both event types', () => {
    expect(Object.keys(catalog).toSorted()).toEqual(
      [
        'search_data_received',
        'offer_card_click',
        'product_display_data',
        'interaction',
        'search_behaviour',
        'lead_cadastro_sucesso',
        'button_click',
        'order_status',
      ].toSorted(),
    );
  });

  it('CA-14 tells of search behaviour with every field of the spec, by its name', () => {
    expect(fieldsOf('search_behaviour')).toEqual(
      expect.arrayContaining([
        'current_page',
        'maximum_value',
        'minimum_value',
        'num_pages',
        'search_term',
        'lat',
        'lng',
        'benefits',
        'shifts',
        'offer_uuids',
        'base_user_id',
        'state',
      ]),
    );
  });

  it('CA-14 tells of a lead by the form lead_gate', () => {
    expect(() => checkEvent({ name: 'lead_cadastro_sucesso', form: 'lead_gate' })).not.toThrow();
  });

  it('EN-07 and EN-08: schools and offers have the fields that tracking adds', () => {
    const fields = fieldsOf('product_display_data') ?? [];
    const school = ['is_partner', 'administrative_dependency', 'cod_ent', 'name'];
    const offer = [
      'id',
      'discount_percentage',
      'monthly_fee',
      'monthly_fee_with_discount',
      'product_shift',
      'product_slug_stage_grade',
      'product_title',
      'school_location.city',
      'school_slug',
      'school_reviews.count',
      'school_reviews.ratings_average',
      'school_tags',
      'year',
    ];
    expect(fields).toEqual(expect.arrayContaining(school.map((name) => `school.${name}`)));
    expect(fields).toEqual(expect.arrayContaining(offer.map((name) => `offers[].${name}`)));
  });

  it('says of each event when, for what, and at whose asking, and of each field what it means', () => {
    const silent = describedEvents().filter(
      ({ when, purposes, source, fields }) =>
        !when.endsWith('.') ||
        purposes.length === 0 ||
        !/CA-|EN-/.test(source) ||
        fields.some(({ meaning }) => meaning === ''),
    );
    expect(silent).toEqual([]);
    expect(Object.keys(eventPurposes).toSorted()).toEqual(Object.keys(catalog).toSorted());
  });
});

describe('an event', () => {
  it('with a field too many, of another kind or missing is refused, and what is wrong is said', () => {
    const told = { name: 'order_status', status: 'lost', school_slug: 'horizonte', code: 'A1' };
    expect(() => checkEvent(told as unknown as TrackingEvent)).toThrow(
      /order_status is not as catalog\/catalog\.ts has it[^]*status: invalid_value[^]*"code"/,
    );
  });

  it('that the catalogue does not have is refused', () => {
    expect(() => checkEvent({ name: 'page_view' } as unknown as TrackingEvent)).toThrow(
      /'page_view' is no event of the catalogue/,
    );
    expect(() => checkEvent({ name: 'toString' } as unknown as TrackingEvent)).toThrow(/is no event/);
  });

  it('CA-14 is held to the catalogue as it is pushed, too', () => {
    const push = { event: 'search_data_received', city: 'araguaina-to', state: 'to', grade: undefined };
    const counts = { current_page: 1, num_pages: 1, num_results: 2, offer_uuids: ['1', '2'] };
    expect(() => checkPush({ ...push, ...counts })).not.toThrow();
    expect(() => checkPush(push)).toThrow(/num_results: invalid_type/);
    expect(() => checkPush({ ...push, ...counts, cpf: '1' })).toThrow(/"cpf"/);
  });

  it('that the catalogue does not have does not compile', () => {
    // @ts-expect-error another form
    const told: TrackingEvent = { name: 'lead_cadastro_sucesso', form: 'newsletter' };
    expectTypeOf(told).toExtend<TrackingEvent>();
  });
});

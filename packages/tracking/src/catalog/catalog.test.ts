import { describe, expect, expectTypeOf, it } from 'vitest';
import { catalog, type TrackingEvent } from './catalog.ts';
import { checkEvent, checkPush } from './check-event.ts';
import { describedEvents } from './described-events.ts';
import { eventPurposes } from './event-purpose.ts';

const fieldPaths = (event: string) =>
  describedEvents()
    .find(({ name }) => name === event)
    ?.fields.map(({ path: field }) => field);

describe('the event catalog', () => {
  it('CA-14 EN-18 contains all events of the spec, and product 14’s', () => {
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
        'school_visit_requested',
      ].toSorted(),
    );
  });

  it('CA-14 search_behaviour has all fields of the spec', () => {
    expect(fieldPaths('search_behaviour')).toEqual(
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

  it('CA-14 accepts a lead of the form lead_gate', () => {
    expect(() => checkEvent({ name: 'lead_cadastro_sucesso', form: 'lead_gate' })).not.toThrow();
  });

  it('EN-07 EN-08 schools and offers have the fields that tracking adds', () => {
    const fields = fieldPaths('product_display_data') ?? [];
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

  it('documents trigger, purposes and source of each event, and the meaning of each field', () => {
    const undocumented = describedEvents().filter(
      ({ when, purposes, source, fields }) =>
        !when.endsWith('.') ||
        purposes.length === 0 ||
        !/CA-|EN-|product \d/.test(source) ||
        fields.some(({ meaning }) => meaning === ''),
    );
    expect(undocumented).toEqual([]);
    expect(Object.keys(eventPurposes).toSorted()).toEqual(Object.keys(catalog).toSorted());
  });
});

describe('checkEvent and checkPush', () => {
  it('reject unknown, invalid and missing fields, and name them', () => {
    const event = { name: 'order_status', status: 'lost', school_slug: 'horizonte', code: 'A1' };
    expect(() => checkEvent(event as unknown as TrackingEvent)).toThrow(
      /order_status does not match catalog\/catalog\.ts[^]*status: invalid_value[^]*"code"/,
    );
  });

  it('reject events that are not in the catalog', () => {
    expect(() => checkEvent({ name: 'page_view' } as unknown as TrackingEvent)).toThrow(
      /'page_view' is not in the event catalog/,
    );
    expect(() => checkEvent({ name: 'toString' } as unknown as TrackingEvent)).toThrow(
      /is not in the event catalog/,
    );
  });

  it('CA-14 check data-layer entries against the catalog', () => {
    const push = { event: 'search_data_received', city: 'araguaina-to', state: 'to', grade: undefined };
    const counts = { current_page: 1, num_pages: 1, num_results: 2, offer_uuids: ['1', '2'] };
    expect(() => checkPush({ ...push, ...counts })).not.toThrow();
    expect(() => checkPush(push)).toThrow(/num_results: invalid_type/);
    expect(() => checkPush({ ...push, ...counts, cpf: '1' })).toThrow(/"cpf"/);
  });

  it('an unknown form does not compile', () => {
    // @ts-expect-error another form
    const event: TrackingEvent = { name: 'lead_cadastro_sucesso', form: 'newsletter' };
    expectTypeOf(event).toExtend<TrackingEvent>();
  });
});

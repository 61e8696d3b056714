import { describe, expect, it } from 'vitest';
import { partSizes } from '../browser-testing/part-sizes.ts';
import type { TrackingEvent } from './catalog/catalog.ts';
import { consumeEvents, track } from './track.ts';

describe('what a page loads first', () => {
  it('P1 is at most 0.4 kB, and nothing that comes later is above what it is allowed', async () => {
    const sizes = (await partSizes()).map(({ kilobytes }) => kilobytes);
    const budgets = [0.4, 6, 2.5, 40, 20];
    expect(sizes.filter((size, part) => size > (budgets[part] ?? 0))).toEqual([]);
    expect(sizes.filter((size) => size < 0.1)).toEqual([]);
  });

  it('CA-14 keeps what is told until somebody takes it, a hundred events at most, in their order', () => {
    const told = Array.from({ length: 120 }, (_none, index): TrackingEvent => ({
      name: 'button_click',
      button: 'share',
      place: `${index}`,
    }));
    const taken: TrackingEvent[] = [];
    told.forEach(track);
    consumeEvents((event) => taken.push(event));
    expect(taken).toEqual(told.slice(0, 100));
    track({ name: 'lead_cadastro_sucesso', form: 'lead_gate' });
    expect(taken.at(-1)).toEqual({ name: 'lead_cadastro_sucesso', form: 'lead_gate' });
  });
});

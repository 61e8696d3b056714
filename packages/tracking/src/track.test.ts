import { describe, expect, it } from 'vitest';
import { partSizes } from '../browser-testing/part-sizes.ts';
import type { TrackingEvent } from './catalog/catalog.ts';
import { consumeEvents, track } from './track.ts';

describe('the initial script', () => {
  it('P1 is at most 0.4 kB, and later parts stay within their budgets', async () => {
    const sizes = (await partSizes()).map(({ kilobytes }) => kilobytes);
    const budgets = [0.4, 6, 2.5, 40, 20];
    expect(sizes.filter((size, part) => size > (budgets[part] ?? 0))).toEqual([]);
    expect(sizes.filter((size) => size < 0.1)).toEqual([]);
  });

  it('CA-14 buffers up to a hundred events in order until they are consumed', () => {
    const tracked = Array.from({ length: 120 }, (_none, index): TrackingEvent => ({
      name: 'button_click',
      button: 'share',
      place: `${index}`,
    }));
    const consumed: TrackingEvent[] = [];
    tracked.forEach(track);
    consumeEvents((event) => consumed.push(event));
    expect(consumed).toEqual(tracked.slice(0, 100));
    track({ name: 'lead_cadastro_sucesso', form: 'lead_gate' });
    expect(consumed.at(-1)).toEqual({ name: 'lead_cadastro_sucesso', form: 'lead_gate' });
  });
});

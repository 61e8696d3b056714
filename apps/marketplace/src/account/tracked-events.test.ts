import { expect, it } from 'vitest';
import { TrackedEvents } from './tracked-events.ts';

it('CA-14 events wait in their order, are taken once, and do not pile up', () => {
  const events = new TrackedEvents();
  const lead = { name: 'lead_cadastro_sucesso', form: 'lead_gate' } as const;
  events.push(lead);
  expect(events.take()).toEqual([lead]);
  expect(events.take()).toEqual([]);
  for (let count = 0; count < 150; count += 1) events.push(lead);
  expect(events.take()).toHaveLength(100);
});

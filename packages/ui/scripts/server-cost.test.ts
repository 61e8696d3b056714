import { expect, it } from 'vitest';
import { serverCost } from './server-cost.ts';

it('P10 25 cards with three tags and a button cost at most 4 × plain elements on the server', async () => {
  const { ratio } = await serverCost();
  expect(ratio).toBeLessThanOrEqual(4);
}, 60_000);

// Prints what the page of quality target P10 costs on the server; fails above the limit.
import { recordFigure } from '@melhor-escola/config/figure';
import { serverCost } from './server-cost.ts';

const MAX_RATIO = 4;

const { kit, plain, ratio } = await serverCost();
const holds = ratio <= MAX_RATIO;
process.stdout.write(
  `25 cards with three tags and a button: ${kit.toFixed(2)} ms, plain elements ${plain.toFixed(2)} ms: ${ratio.toFixed(1)} ×, limit ${MAX_RATIO}  ${holds ? 'ok' : 'BELOW'}\n`,
);
recordFigure({
  target: 'P10',
  what: '25 cards of the kit on the server',
  value: `${ratio.toFixed(1)} × plain elements`,
  limit: `≤ ${MAX_RATIO}`,
  holds,
});
if (!holds) process.exitCode = 1;

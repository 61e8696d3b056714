// Prints what quality bar P10's page costs the server; fails where that is more than it may be.
import { recordFigure } from '@melhor-escola/config/figure';
import { serverCost } from './server-cost.ts';

const mostTimes = 4;

const { kit, plain, ratio } = await serverCost();
const holds = ratio <= mostTimes;
process.stdout.write(
  `25 cards with three tags and a button: ${kit.toFixed(2)} ms, plain elements ${plain.toFixed(2)} ms: ${ratio.toFixed(1)} ×, bar ${mostTimes}  ${holds ? 'ok' : 'BELOW'}\n`,
);
recordFigure({
  target: 'P10',
  what: '25 cards of the kit on the server',
  value: `${ratio.toFixed(1)} × plain elements`,
  limit: `≤ ${mostTimes}`,
  holds,
});
if (!holds) process.exitCode = 1;

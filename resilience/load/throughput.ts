import { setTimeout as delay } from 'node:timers/promises';
import { createHttpClient, type HttpCall } from './http-client.ts';
import { startLoops } from './loops.ts';

/** Successful requests per second with 16 concurrent clients, after one second of warm-up. */
export async function measureThroughput(origin: string, call: HttpCall, seconds: number): Promise<number> {
  const client = createHttpClient(origin);
  let answered = 0;
  const loops = startLoops(16, async () => {
    const status = await client.call(call).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) answered += 1;
    else await delay(50);
  });
  await delay(1_000);
  answered = 0;
  const began = performance.now();
  await delay(seconds * 1000);
  const rate = answered / ((performance.now() - began) / 1000);
  await loops.stop();
  client.close();
  return rate;
}

import { setTimeout as delay } from 'node:timers/promises';
import { BrokenCircuitError } from 'cockatiel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ServiceCircuit, trackFailures } from './service-circuit.ts';

const outage = () => Promise.reject(new Error('no response'));
const shouldTrip = () => true;

afterEach(() => void vi.useRealTimers());

/** An open circuit that is ready for a probe. */
async function brokenCircuit(): Promise<ServiceCircuit> {
  // Only the clock is fake: timers of the circuit and of its calls are real.
  vi.useFakeTimers({ toFake: ['Date'] });
  const circuit = new ServiceCircuit();
  for (let call = 0; call < 20; call += 1) await circuit.execute(outage, shouldTrip).catch(() => undefined);
  expect(circuit.isOpen).toBe(true);
  vi.setSystemTime(Date.now() + 1_050);
  return circuit;
}

describe('S19 the circuit breaker', () => {
  it('lets all parallel calls of the first page after an outage succeed, not only the probe', async () => {
    const circuit = await brokenCircuit();
    const page = Array.from({ length: 4 }, (_, call) =>
      circuit.execute(() => delay(100).then(() => call), shouldTrip),
    );
    expect(await Promise.all(page)).toEqual([0, 1, 2, 3]);
  });

  it('S29 rejects other calls after half a second while the probe hangs', async () => {
    const circuit = await brokenCircuit();
    const { promise: hanging, resolve } = Promise.withResolvers<void>();
    const probe = circuit.execute(() => hanging, shouldTrip);
    const since = performance.now();
    await expect(circuit.execute(() => Promise.resolve(), shouldTrip)).rejects.toThrow(BrokenCircuitError);
    expect(performance.now() - since).toBeLessThan(1_000);
    resolve();
    await probe;
  });

  it('does not count error responses as an outage, nor as missing data of a page', async () => {
    const circuit = new ServiceCircuit();
    const { execute, didFail } = trackFailures(circuit);
    for (let call = 0; call < 20; call += 1)
      await expect(execute(outage, () => false)).rejects.toThrow('no response');
    expect([circuit.isOpen, didFail()]).toEqual([false, false]);
    await expect(execute(outage, shouldTrip)).rejects.toThrow('no response');
    expect(didFail()).toBe(true);
  });
});

import { BrokenCircuitError } from 'cockatiel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startFakeClock } from '../testing/fake-clock.ts';
import { limits } from '../limits.ts';
import { ServiceCircuit, trackFailures } from './service-circuit.ts';

const outage = () => Promise.reject(new Error('no response'));
const shouldTrip = () => true;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** An open circuit that is ready for a probe. */
async function brokenCircuit(): Promise<ServiceCircuit> {
  startFakeClock();
  const circuit = new ServiceCircuit();
  for (let call = 0; call < 20; call += 1) await circuit.execute(outage, shouldTrip).catch(() => undefined);
  expect(circuit.isOpen).toBe(true);
  vi.setSystemTime(Date.now() + limits.circuit.openMs + 50);
  return circuit;
}

describe('S19 the circuit breaker', () => {
  it('lets all parallel calls of the first page after an outage succeed, not only the probe', async () => {
    const circuit = await brokenCircuit();
    const { promise: responded, resolve: respond } = Promise.withResolvers<void>();
    const page = Array.from({ length: 4 }, (_, call) =>
      circuit.execute(() => responded.then(() => call), shouldTrip),
    );
    await vi.advanceTimersByTimeAsync(100);
    respond();
    expect(await Promise.all(page)).toEqual([0, 1, 2, 3]);
  });

  it('S29 rejects other calls after half a second while the probe hangs', async () => {
    const circuit = await brokenCircuit();
    const { promise: hanging, resolve } = Promise.withResolvers<void>();
    const probe = circuit.execute(() => hanging, shouldTrip);
    const settled = vi.fn<(error: unknown) => void>();
    void circuit.execute(() => Promise.resolve(), shouldTrip).catch(settled);
    await vi.advanceTimersByTimeAsync(499);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith(expect.any(BrokenCircuitError));
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

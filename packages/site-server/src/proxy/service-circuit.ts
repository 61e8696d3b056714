import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  Event,
  handleAll,
  SamplingBreaker,
} from 'cockatiel';
import { limits } from '../limits.ts';
import type { ExecuteCall } from '../rendering.ts';

const { failures, windowMs, callsPerSecond, openMs, probeTimeoutMs } = limits.circuit;

/**
 * Circuit breaker for calls to the service (S19). While it is open, calls fail at once; the first successful probe closes it. Timeouts
 * count as failures.
 */
export class ServiceCircuit {
  readonly #breaker = circuitBreaker(handleAll, {
    halfOpenAfter: openMs,
    breaker: new SamplingBreaker({ threshold: failures, duration: windowMs, minimumRps: callsPerSecond }),
  });

  /** Whether calls fail at once. */
  get isOpen(): boolean {
    return this.#breaker.state === CircuitState.Open;
  }

  readonly execute: ExecuteCall = async (call, shouldTrip) => {
    if (this.#breaker.state === CircuitState.HalfOpen) {
      // cockatiel itself would wait for the probe without a timeout.
      await Event.toPromise(this.#breaker.onStateChange, AbortSignal.timeout(probeTimeoutMs)).catch(() => {
        throw new BrokenCircuitError();
      });
    }
    const outcome = await this.#breaker.execute(() =>
      call().then(
        (result) => ({ result }),
        (error: unknown) => {
          if (shouldTrip(error)) throw error;
          return { error };
        },
      ),
    );
    if ('error' in outcome) throw outcome.error;
    return outcome.result;
  };
}

/** Tracks the calls of one page through the circuit: `didFail` returns whether the page lacks data. An error response of the service counts as data. */
export function trackFailures(circuit: ServiceCircuit) {
  let hasFailed = false;
  const execute: ExecuteCall = (call, shouldTrip) =>
    circuit.execute(call, shouldTrip).catch((error: unknown) => {
      hasFailed ||= error instanceof BrokenCircuitError || shouldTrip(error);
      throw error;
    });
  return { execute, didFail: () => hasFailed };
}

import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  Event,
  handleAll,
  SamplingBreaker,
} from 'cockatiel';
import type { ExecuteCall } from '../../app/service/request-context.ts';

/**
 * Opens when 80 % of the calls within 10 s fail, with at least 10 calls: more than one page makes, and fewer than the pages rendered
 * concurrently make even if each fails by its timeout (S29).
 */
const outage = { threshold: 0.8, duration: 10_000, minimumRps: 1 };
/** Milliseconds until the service is probed. */
const openMs = 1_000;
/** Milliseconds for which other calls wait for the probe, so that the first page after an outage succeeds completely. */
const probeTimeoutMs = 500;

/**
 * Circuit breaker for calls to the service (S19). While it is open, calls fail at once; the first successful probe closes it. Timeouts
 * count as failures.
 */
export class ServiceCircuit {
  readonly #breaker = circuitBreaker(handleAll, {
    halfOpenAfter: openMs,
    breaker: new SamplingBreaker(outage),
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

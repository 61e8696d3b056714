import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  Event,
  handleAll,
  SamplingBreaker,
} from 'cockatiel';
import type { ExecuteCall } from '../../app/request-context.ts';

/**
 * Opens when four of five calls of ten seconds fail, of ten at least: one visitor's page is not enough, and the few pages that are
 * rendered at a time are, when each fails by its timeout (S29).
 */
const outage = { threshold: 0.8, duration: 10_000, minimumRps: 1 };
/** Milliseconds until the service is probed. */
const openMs = 1_000;
/** Milliseconds for which other calls wait for the probe: the rest of a page that comes right after an outage succeeds too. */
const probeTimeoutMs = 500;

/**
 * The circuit breaker of the service (S19): while it is open, calls fail at once. It closes with the first call that succeeds. A timeout is
 * a failure like any other.
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
      // cockatiel itself waits for as long as the probe takes.
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

/** The calls of one page through the circuit: afterwards `didFail` says whether it lacks data. An error response of the service is data. */
export function trackFailures(circuit: ServiceCircuit) {
  let hasFailed = false;
  const execute: ExecuteCall = (call, shouldTrip) =>
    circuit.execute(call, shouldTrip).catch((error: unknown) => {
      hasFailed ||= error instanceof BrokenCircuitError || shouldTrip(error);
      throw error;
    });
  return { execute, didFail: () => hasFailed };
}

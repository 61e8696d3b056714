import { circuitBreaker, CircuitState, handleAll, SamplingBreaker } from 'cockatiel';
import type { RunCall } from '../page-context.ts';

/** Of the calls of these ten seconds, so many have to fail, and there have to be thirty: a single visitor's page is not given up. */
const outage = { threshold: 0.8, duration: 10_000, minimumRps: 3 };
/** Milliseconds until the service is tried again. */
const pause = 1_000;

/**
 * Spares a service that does not answer the calls of pages, and the pages the wait (S19): while it is open a call fails at
 * once. It closes by itself with the first call that goes well.
 */
export class ServiceCircuit {
  readonly #breaker = circuitBreaker(handleAll, {
    halfOpenAfter: pause,
    breaker: new SamplingBreaker(outage),
  });

  /** Whether no call is let through. */
  get isOpen(): boolean {
    return this.#breaker.state === CircuitState.Open;
  }

  readonly run: RunCall = async (call, isOutage) => {
    const outcome = await this.#breaker.execute(() =>
      call().then(
        (result) => ({ result }),
        (error: unknown) => {
          if (isOutage(error)) throw error;
          return { error };
        },
      ),
    );
    if ('error' in outcome) throw outcome.error;
    return outcome.result;
  };
}

/** The same way to the service for one page, which says afterwards whether a call of it has failed. */
export function notedCalls(circuit: ServiceCircuit): {
  readonly run: RunCall;
  readonly didFail: () => boolean;
} {
  let hasFailed = false;
  return {
    run: (call, isOutage) => {
      // What comes of the service itself passes the circuit; anything else that it throws is an outage.
      let isAnswer = false;
      return circuit
        .run(call, (error) => {
          const isOne = isOutage(error);
          isAnswer = !isOne;
          return isOne;
        })
        .catch((error: unknown) => {
          hasFailed ||= !isAnswer;
          throw error;
        });
    },
    didFail: () => hasFailed,
  };
}

import { BrokenCircuitError, circuitBreaker, CircuitState, handleAll, SamplingBreaker } from 'cockatiel';
import type { RunCall } from '../../app/request-context.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly serviceCircuit: ServiceCircuit;
  }
}

/**
 * Of the calls of these ten seconds, so many have to fail, and there have to be ten: a single visitor's page is not given up, and the few pages
 * that are rendered at a time are enough where each fails by its timeout (S29).
 */
const outage = { threshold: 0.8, duration: 10_000, minimumRps: 1 };
/** Milliseconds until the service is tried again. */
const pause = 1_000;
/** Milliseconds for which others wait to learn whether that try goes well: a service that is back answers sooner. */
const probeTimeoutMs = 500;

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
    if (this.#breaker.state === CircuitState.HalfOpen) await this.#probe();
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

  /** @throws {BrokenCircuitError} when the service has not answered the call it is tried with. */
  async #probe(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const subscription = this.#breaker.onStateChange(resolve);
    const timer = setTimeout(resolve, probeTimeoutMs);
    await promise;
    subscription.dispose();
    clearTimeout(timer);
    if (this.#breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
  }
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

declare module 'fastify' {
  interface FastifyInstance {
    readonly callSlots: CallSlots;
  }
}

/**
 * Whom a call to the service is for: `own` who is signed in or hands something in, `lookup` who searches, `redirect` who opens
 * a page that may have moved, `measurement` nobody who waits for it.
 */
export type CallKind = 'own' | 'lookup' | 'redirect' | 'measurement';

interface Bound {
  /** Calls under way: the service has ten connections to its database, and more calls would only wait there. */
  readonly atATime: number;
  /** Calls that wait for their turn: less than a second's work. */
  readonly waiting: number;
  /** Milliseconds for which one waits. */
  readonly patience: number;
}

/** Each kind has places of its own, so that no crowd of searches takes those of who signs in. */
const bounds = {
  own: { atATime: 24, waiting: 48, patience: 2_000 },
  lookup: { atATime: 24, waiting: 48, patience: 2_000 },
  // As long as the page waits for it.
  redirect: { atATime: 8, waiting: 24, patience: 1_000 },
  // The browser keeps what it measured, and brings it again.
  measurement: { atATime: 4, waiting: 0, patience: 0 },
} as const satisfies Record<CallKind, Bound>;

/** More calls are asked for than the service is given at a time. */
export class TooManyCalls extends Error {
  override readonly name = 'TooManyCalls';
}

/**
 * Bounds how many calls the site passes on to the service and how many wait for it: when it is slow, everybody else is told at
 * once, and neither of the two collapses under what has piled up (S26). Renders have a limiter of their own.
 */
export class CallSlots {
  readonly #lines: Readonly<Record<CallKind, Line>> = {
    own: new Line(bounds.own),
    lookup: new Line(bounds.lookup),
    redirect: new Line(bounds.redirect),
    measurement: new Line(bounds.measurement),
  };

  /**
   * Makes a call when it is its turn.
   *
   * @throws {TooManyCalls} at once when too many wait, and when its turn does not come in time. A measurement does so as soon
   * as anybody waits: it goes first.
   */
  async run<Answer>(kind: CallKind, call: () => Promise<Answer>): Promise<Answer> {
    if (kind === 'measurement' && this.#somebodyWaits) throw new TooManyCalls();
    return this.#lines[kind].run(call);
  }

  get #somebodyWaits(): boolean {
    return Object.values(this.#lines).some((line) => line.somebodyWaits);
  }
}

/** Calls of one kind, first come, first served. */
class Line {
  readonly #bound: Bound;
  #underway = 0;
  /** In the order in which they came. */
  readonly #waiting = new Set<() => void>();

  constructor(bound: Bound) {
    this.#bound = bound;
  }

  get somebodyWaits(): boolean {
    return this.#waiting.size > 0;
  }

  async run<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    await this.#turn();
    try {
      return await call();
    } finally {
      this.#leave();
    }
  }

  #turn(): Promise<void> {
    const { atATime, waiting, patience } = this.#bound;
    if (this.#underway < atATime) {
      this.#underway += 1;
      return Promise.resolve();
    }
    if (this.#waiting.size >= waiting) return Promise.reject(new TooManyCalls());
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const begin = (): void => {
      clearTimeout(timer);
      this.#waiting.delete(begin);
      resolve();
    };
    const timer = setTimeout(() => {
      this.#waiting.delete(begin);
      reject(new TooManyCalls());
    }, patience);
    this.#waiting.add(begin);
    return promise;
  }

  /** A place passes to who has waited longest. */
  #leave(): void {
    const [next] = this.#waiting;
    if (next) next();
    else this.#underway -= 1;
  }
}

import { vi } from 'vitest';

/** Timeout of `vi.waitFor` on a busy machine, in milliseconds. Vitest's own is a second. */
const TIMEOUT_MS = 20_000;

const { waitFor } = vi;
// Vitest has a setting for `expect.poll`, but none for this.
vi.waitFor = (callback, options = TIMEOUT_MS) => waitFor(callback, options);

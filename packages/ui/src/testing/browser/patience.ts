import { vi } from 'vitest';

/** Milliseconds that a test waits for what it waits for: as long as a busy machine may take. Vitest's own is a second. */
const patience = 10_000;

const { waitFor } = vi;
// Vitest has a setting for `expect.poll`, and none for this.
vi.waitFor = (callback, options = patience) => waitFor(callback, options);

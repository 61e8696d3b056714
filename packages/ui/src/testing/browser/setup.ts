import { vi } from 'vitest';

/** Timeout of `vi.waitFor` on a busy machine, in milliseconds. Vitest's own is a second. */
const TIMEOUT_MS = 20_000;
/** How often `vi.waitFor` tries, in milliseconds. Vitest's own 50 are most of what a test waits for. */
const INTERVAL_MS = 10;

const { waitFor } = vi;
// Vitest has a setting for `expect.poll`, but none for this.
vi.waitFor = (callback, options = TIMEOUT_MS) =>
  waitFor(callback, {
    interval: INTERVAL_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });

// Layers enter and leave within a frame. Their animations run and end as on a page; a test about one sets its own duration.
const quickLayers = new CSSStyleSheet();
quickLayers.replaceSync('.me-layer { --enter: 1ms !important; --leave: 1ms !important; }');
document.adoptedStyleSheets = [quickLayers];

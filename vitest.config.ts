import { defineConfig } from 'vitest/config';

/** The tests of the repository itself: its rules and its two commands. Each package has a configuration of its own. */
export default defineConfig({ test: { include: ['{tools,resilience}/**/*.test.ts'], testTimeout: 60_000 } });

import { packageTests } from '@melhor-escola/config/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...packageTests,
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    // Tests of timeouts and polls mostly wait.
    maxWorkers: 4,
  },
});

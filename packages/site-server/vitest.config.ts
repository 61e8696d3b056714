import { packageTests } from '@melhor-escola/config/vitest';
import { defineConfig } from 'vitest/config';

// Tests of timeouts and polls mostly wait.
export default defineConfig({ test: { ...packageTests, maxWorkers: 4 } });

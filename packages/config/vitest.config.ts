import { defineConfig } from 'vitest/config';
import { packageTests } from './src/testing/vitest.ts';

export default defineConfig({ test: packageTests });

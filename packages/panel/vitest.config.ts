import { packageTests } from '@melhor-escola/config/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: packageTests });

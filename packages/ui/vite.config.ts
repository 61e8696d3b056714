import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The configuration of Storybook and the tests, so that both render the same pixels. */
export default defineConfig({
  plugins: [react(), tailwind()],
  // Pre-bundles each icon: bundled on discovery, every new icon would reload the page during a test.
  optimizeDeps: { exclude: ['lucide-react'] },
});

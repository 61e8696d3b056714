import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What Storybook builds with, and the tests too: the same pixels in both. */
export default defineConfig({
  plugins: [react(), tailwind()],
  // One module for each icon: bundled as they are met, every new icon would reload the page under a running test.
  optimizeDeps: { exclude: ['lucide-react'] },
});

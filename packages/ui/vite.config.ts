import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What Storybook builds with, and the tests too: the same pixels in both. */
export default defineConfig({ plugins: [react(), tailwind()] });

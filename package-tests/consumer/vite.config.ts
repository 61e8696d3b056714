import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwind()],
  build: {
    // So that what is complained of has its name.
    minify: false,
    rolldownOptions: {
      // The server renders the whole document; there is no page of the project's own.
      ...(!isSsrBuild && { input: 'client.tsx' }),
      output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
    },
  },
}));

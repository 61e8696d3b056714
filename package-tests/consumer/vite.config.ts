import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwind()],
  build: {
    // Readable names in console messages.
    minify: false,
    rolldownOptions: {
      // The server renders the whole document; there is no index.html.
      ...(!isSsrBuild && { input: 'client.tsx' }),
      output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
    },
  },
}));

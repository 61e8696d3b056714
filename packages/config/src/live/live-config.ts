import path from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { liveProxy, type Operations } from './live-proxy.ts';
import { liveService, type LiveService } from './live-service.ts';

const host = '127.0.0.1';

/**
 * Vite's configuration of a package's `live` folder: the package's own source, changed while one looks at it, on the real
 * service (`liveService`).
 *
 * @param folder the package's `live`.
 * @param operations the persisted operations that its screens may ask for.
 */
export function liveConfig(folder: string, operations: Operations = {}): UserConfig {
  const name = path.basename(path.dirname(folder));
  return {
    root: folder,
    plugins: [react(), tailwind(), serviceOf(name, operations)],
    // One module for each icon: bundled as they are met, every new icon would reload the page.
    optimizeDeps: { exclude: ['lucide-react'] },
    server: { host },
  };
}

/** One for the process, with which it ends: Vite begins its server anew when its configuration has changed, and the service goes on. */
let service: Promise<LiveService> | undefined;

/** Has the service answer below /api before the address is told. */
function serviceOf(name: string, operations: Operations): Plugin {
  return {
    name: 'melhor-escola-live-service',
    apply: 'serve',
    async configureServer({ middlewares, config }) {
      // The port that Vite tries first: where that is taken, the links of a mail lead to whoever has it.
      service ??= liveService(name, `http://${host}:${config.server.port}`);
      middlewares.use(liveProxy(await service, operations));
    },
  };
}

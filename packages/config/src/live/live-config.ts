import path from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { liveProxy, type Operations } from './live-proxy.ts';
import { liveService, type LiveService } from './live-service.ts';

const host = '127.0.0.1';

/**
 * Vite configuration of a package's `live` folder: the package's source with hot reload, on the real service (`liveService`).
 *
 * @param folder the package's `live` folder.
 * @param operations persisted operations that its screens use.
 */
export function liveConfig(folder: string, operations: Operations = {}): UserConfig {
  const name = path.basename(path.dirname(folder));
  return {
    root: folder,
    plugins: [react(), tailwind(), serviceOf(name, operations)],
    // One module per icon: pre-bundling on demand would reload the page for every new icon.
    optimizeDeps: { exclude: ['lucide-react'] },
    server: { host },
  };
}

/** One per process: Vite restarts its server when the configuration changes; the service keeps running. */
let service: Promise<LiveService> | undefined;

/** Starts the service and proxies /api to it before Vite prints its URL. */
function serviceOf(name: string, operations: Operations): Plugin {
  return {
    name: 'melhor-escola-live-service',
    apply: 'serve',
    async configureServer({ middlewares, config }) {
      // The port Vite tries first. If it is taken, links in mails point to the other program.
      service ??= liveService(name, `http://${host}:${config.server.port}`);
      middlewares.use(liveProxy(await service, operations));
    },
  };
}

// Module hooks that turn modules with 'use client' into client references, which a server can render but not call. They
// wrap React's own hooks, which need the source as text, where Node gives bytes, and without a source map reference.
import { load as loadReferences, resolve } from 'react-server-dom-webpack/node-loader';

export { resolve };

export function load(url, context, next) {
  return loadReferences(url, context, async (...rest) => {
    const loaded = await next(...rest);
    if (loaded.format !== 'module') return loaded;
    const code = Buffer.from(loaded.source).toString();
    return { ...loaded, source: code.replace(/^\/\/# sourceMappingURL=.*$/m, '') };
  });
}

// Module hooks: whatever begins with 'use client' becomes references, which a server may name and not call. They are
// React's own, which want a module as text, where Node gives bytes, and without the name of its source map.
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

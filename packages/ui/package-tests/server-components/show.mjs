// The client side of serve.mjs: renders React's stream to HTML with the client components that it references.
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { PassThrough } from 'node:stream';

// The bundler's part of React's protocol: a module is identified by its URL and loaded once.
const modules = new Map();
Object.assign(globalThis, {
  __webpack_require__(id) {
    if (!modules.has(id)) modules.set(id, import(id));
    return modules.get(id);
  },
});

const { createFromNodeStream } = createRequire(import.meta.url)('react-server-dom-webpack/client.node');
const moduleMap = new Proxy(
  {},
  {
    get: (_modules, id) =>
      new Proxy({}, { get: (_exports, name) => ({ id, name, chunks: [], async: true }) }),
  },
);
const page = await createFromNodeStream(process.stdin, {
  moduleMap,
  serverModuleMap: null,
  moduleLoading: null,
});

const html = new PassThrough();
renderToPipeableStream(page, { onAllReady: () => undefined }).pipe(html);
process.stdout.write(await text(html));

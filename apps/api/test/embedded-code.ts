import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

declare global {
  // TypeScript tells of it with a browser's types alone.
  namespace WebAssembly {
    const Module: new (bytes: Uint8Array) => object;
  }
}

let code: object | undefined;

/**
 * Keeps the code of the embedded engine compiled for the databases that this process is yet to open. Each has a thread of its
 * own, which compiles and optimizes the code anew, unless somebody in the process holds on to the same bytes compiled: then V8
 * shares what it has. A database opens in half the time, and its first queries do not wait for the compiler.
 */
export function keepEmbeddedCode(): void {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  code ??= new WebAssembly.Module(readFileSync(path.join(folder, 'pglite.wasm')));
}

import { collectDefaultMetrics, Registry } from 'prom-client';

let registry: Registry | undefined;

/**
 * What the process takes: CPU, memory, file descriptors, garbage collection, and how late the event loop is. One for the
 * process, begun when it is first asked for, because its watchers cannot be taken away again.
 */
export function processMetrics(): Registry {
  if (registry) return registry;
  registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

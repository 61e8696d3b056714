/** Milliseconds in which one path is loaded anew once at the most (RT-19): whatever the reason, it never loops. */
const guard = 10_000;

const storageKey = 'melhor-escola:loaded-anew';

/**
 * Whether a path may be loaded from the server instead of by the router, and notes that it is: not again within ten seconds.
 * Where nothing can be kept it may not, since nobody would know.
 */
export function mayLoadAnew(
  path: string,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  now: number,
): boolean {
  try {
    const loads = read(storage.getItem(storageKey)).filter(([, at]) => now - at < guard && at <= now);
    if (loads.some(([known]) => known === path)) return false;
    storage.setItem(storageKey, JSON.stringify([...loads, [path, now]]));
    return true;
  } catch {
    return false;
  }
}

type Load = readonly [path: string, at: number];

function read(kept: string | null): readonly Load[] {
  const loads: unknown = JSON.parse(kept ?? '[]');
  return Array.isArray(loads) ? loads.filter(isLoad) : [];
}

const isLoad = (load: unknown): load is Load =>
  Array.isArray(load) && typeof load[0] === 'string' && typeof load[1] === 'number';

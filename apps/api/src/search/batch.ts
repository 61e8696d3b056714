/**
 * Turns a load of many into loads of one: those asked for in the same turn of the event loop, by the resolvers of a
 * list's items, are loaded by one call. Nothing is kept afterwards.
 *
 * @param load Answers with what it found; the others' loads resolve to `undefined`.
 */
export function batched<Key, Value>(
  load: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let waiting: { readonly keys: Set<Key>; readonly loaded: Promise<ReadonlyMap<Key, Value>> } | undefined;
  return async (key) => {
    waiting ??= startBatch();
    waiting.keys.add(key);
    return (await waiting.loaded).get(key);
  };

  function startBatch() {
    const keys = new Set<Key>();
    const loaded = new Promise<void>((resolve) => {
      // After the promises that are settled already, so that all resolvers of a list have asked.
      process.nextTick(resolve);
    }).then(() => {
      waiting = undefined;
      return load([...keys]);
    });
    return { keys, loaded };
  }
}

export interface LogSearch {
  /** The event before which the page begins; absent on the first page. */
  readonly antes?: number | undefined;
}

/** Drops what is invalid. The key is in the result, because the router lets its keys win over those of the URL. */
export function readLogSearch({ antes }: Readonly<Record<string, unknown>>): LogSearch {
  const id = typeof antes === 'string' ? Number(antes) : antes;
  return { antes: typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined };
}

const excerptRadius = 30;

/** The stretch of `source` around `offset`, with a caret under the character meant. */
function excerptAt(source: string, offset: number): string {
  const from = Math.max(0, offset - excerptRadius);
  const head = from > 0 ? '…' : '';
  const tail = offset + excerptRadius < source.length ? '…' : '';
  const stretch = source.slice(from, offset + excerptRadius).replaceAll(/\p{C}/gu, '·');
  return `${head}${stretch}${tail}\n${' '.repeat(head.length + offset - from)}^`;
}

/** A filter string that cannot be read or that asks for what its collection does not have (CA-08). */
export class FilterError extends Error {
  override readonly name = 'FilterError';
  /** Offset of the offending character in the filter string, in UTF-16 code units from 0. */
  readonly position: number;
  /** What is wrong, without the excerpt. */
  readonly reason: string;

  constructor(reason: string, source: string, position: number) {
    super(`${reason} (at position ${position})\n${excerptAt(source, position)}`);
    this.reason = reason;
    this.position = position;
  }
}

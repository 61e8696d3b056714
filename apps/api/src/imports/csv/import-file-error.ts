/** A file that cannot be imported at all. The message says what is wrong with it and what was expected. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
}

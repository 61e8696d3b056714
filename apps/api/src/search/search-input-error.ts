/** An argument of a search that cannot be used, whoever sent it (answered as `BAD_USER_INPUT`). */
export class SearchInputError extends Error {
  override readonly name = 'SearchInputError';
  /** The argument's name in the contract. */
  readonly argument: string;

  constructor(argument: string, reason: string) {
    super(`${argument}: ${reason}`);
    this.argument = argument;
  }
}

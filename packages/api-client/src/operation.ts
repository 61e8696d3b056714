/**
 * A persisted GraphQL operation: the browser knows its id and its types, never its text. The two type parameters are
 * carried by the optional member, which no value has.
 */
export interface Operation<Result, Variables> {
  readonly id: string;
  readonly types?: (variables: Variables) => Result;
}

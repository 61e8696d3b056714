import { type Context, use } from 'react';

/**
 * The state that a root component provides for its parts.
 *
 * @throws if the part is outside of that root.
 */
export function usePart<State>(context: Context<State | undefined>, part: string, root: string): State {
  const state = use(context);
  if (state === undefined) {
    throw new Error(`${part}: it is outside of ${root}, which holds its state. Put it inside \`<${root}>\`.`);
  }
  return state;
}

/** A spy of a story's test among the props. */
const SPY = /\s+\w+=\{fn\(\)\}/g;
/** Children in brackets, which JSX would show as text, with the fragment around them: `>(<>…</>)</Card>`. */
const CHILDREN_IN_BRACKETS = /^([^]*?>)\((?:<>)?(<[^]*?|[^<][^]*?)(?:<\/>)?\)(<\/[\w.]+>;?)$/;

/**
 * The code that Storybook reads from the args of a story, as one would write it: without spies, and without the brackets that an arg
 * of several lines has in the source.
 */
export function exampleCode(generated: string): string {
  return generated.replaceAll(SPY, '').replace(CHILDREN_IN_BRACKETS, '$1$2$3');
}

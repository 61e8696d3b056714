/** The consumer's own style, in the kit's theme. */
export const panel = 'p-4 rounded-card bg-card';

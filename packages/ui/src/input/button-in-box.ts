/** A button inside a field's frame: concentric with it, and pressed up to the frame's edge. */
export const buttonInBox = [
  'relative my-1 me-1 grid shrink-0 place-items-center rounded-mark before:absolute before:-inset-1',
  'transition-colors focus-visible:-outline-offset-2 noscript:hidden',
].join(' ');

/** A place, in pixels from the top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place of the page as the browser's input has it: the runner shows the page in a frame of its window. */
export function windowPoint({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  return { x: x + (frame?.left ?? 0), y: y + (frame?.top ?? 0) };
}

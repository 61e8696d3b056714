import { followPointer } from '../../internal/follow-pointer.ts';

/** A sheet released below this fraction of its height closes. */
const CLOSE_AT_HEIGHT = 0.4;
/** A sheet released while moving down faster than this closes, in pixels per millisecond. */
const CLOSE_AT_SPEED = 0.5;
/** The speed of the last movement only: a finger that stops before release does not flick. */
const SPEED_OVER_MS = 100;
/** Controls that use touch movements themselves. */
const DRAGGABLE_CONTROLS = 'input, select, textarea, [role=slider]';

interface Point {
  x: number;
  y: number;
  time: number;
}

interface Drag {
  start: Point;
  /** The last positions, oldest first; at least two once it has moved. */
  points: Point[];
  /** The element where it started. */
  from: Element;
  /** Unknown until the first movement decides whether it drags or scrolls. */
  isDragging: boolean | undefined;
}

/**
 * Drags a sheet down by its header or, with a finger, by any content that is scrolled to the top; scrolling has
 * priority. Moves it with the `translate` property. The sheet slides back if the drag was too short, if the system
 * takes over the gesture, or if `onClose` returns false.
 */
export function dragToClose(
  sheet: HTMLElement,
  onClose: (event: Event) => boolean,
  signal: AbortSignal,
): void {
  let drag: Drag | undefined;
  // It may have been dragged before, and opened again before it was gone.
  slideBack(sheet);
  const move = (current: Drag, event: PointerEvent) => {
    const point = toPoint(event);
    decide(current, point, sheet);
    if (!current.isDragging) return;
    sheet.setPointerCapture(event.pointerId);
    const last = current.points.slice(-1);
    current.points = current.points.filter(({ time }) => point.time - time <= SPEED_OVER_MS);
    current.points = [...(current.points.length > 0 ? current.points : last), point];
    moveDown(sheet, Math.max(0, point.y - current.start.y));
  };
  const end = (ended: Drag, event: PointerEvent, isReleased: boolean) => {
    drag = undefined;
    if (!ended.isDragging) return;
    const isMeant = isReleased && isClosing(ended, toPoint(event), sheet.offsetHeight);
    if (!isMeant || !onClose(event)) slideBack(sheet);
  };
  const press = (event: PointerEvent) => {
    const begun = begin(event);
    if (!begun) return;
    drag = begun;
    const follower = {
      move: (moved: PointerEvent) => move(begun, moved),
      release: (released: PointerEvent) => end(begun, released, true),
      cancel: (canceled: PointerEvent) => end(begun, canceled, false),
    };
    followPointer(sheet, event, follower, signal);
  };
  sheet.addEventListener('pointerdown', press, { signal });
  // The browser decides once, here, whether the finger scrolls; a pointer event cannot prevent it.
  const preventScroll = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!drag || !touch || event.touches.length > 1) return;
    decide(drag, { x: touch.clientX, y: touch.clientY, time: event.timeStamp }, sheet);
    if (drag.isDragging && event.cancelable) event.preventDefault();
  };
  sheet.addEventListener('touchmove', preventScroll, { signal, passive: false });
}

/** Moves a sheet back to its position. */
function slideBack({ style }: HTMLElement): void {
  style.transition = 'translate 180ms var(--ease-out)';
  style.translate = '';
}

function begin(event: PointerEvent): Drag | undefined {
  const { target: from, isPrimary, button, pointerType } = event;
  if (!isPrimary || button !== 0 || !(from instanceof Element)) return undefined;
  const isHeader = from.closest('[data-part=header]') !== null;
  if (isHeader ? from.closest('button, a') : pointerType !== 'touch' || from.closest(DRAGGABLE_CONTROLS)) {
    return undefined;
  }
  const start = toPoint(event);
  return { start, points: [start], from, isDragging: isHeader || undefined };
}

function decide(drag: Drag, point: Point, sheet: HTMLElement) {
  if (drag.isDragging !== undefined) return;
  const down = point.y - drag.start.y;
  const across = Math.abs(point.x - drag.start.x);
  if (down === 0 && across === 0) return;
  drag.isDragging = down > across && !canScrollUp(drag.from, sheet);
}

function canScrollUp(from: Element, sheet: HTMLElement): boolean {
  for (let at: Element | null = from; at; at = at.parentElement) {
    if (at.scrollTop > 0) return true;
    if (at === sheet) break;
  }
  return false;
}

function isClosing({ start, points }: Drag, end: Point, height: number): boolean {
  const [first = start] = points;
  const last = points.at(-1) ?? start;
  const isStationary = end.time - last.time > SPEED_OVER_MS || last.time === first.time;
  const speed = isStationary ? 0 : (last.y - first.y) / (last.time - first.time);
  return end.y - start.y > height * CLOSE_AT_HEIGHT || (end.y > start.y && speed > CLOSE_AT_SPEED);
}

function moveDown({ style }: HTMLElement, down: number) {
  style.transition = 'none';
  style.translate = `0 ${down}px`;
}

function toPoint({ clientX: x, clientY: y, timeStamp: time }: PointerEvent): Point {
  return { x, y, time };
}

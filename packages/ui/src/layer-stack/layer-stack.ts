/** One layer over the page: a dialog, a popover, a list. */
export interface Layer {
  /** Its outermost element, once drawn. */
  readonly element: () => HTMLElement | null | undefined;
  /** What it opened from. A press there is the opener's affair, not one outside. */
  readonly anchor: () => Element | null | undefined;
  /** Whether all that lies below is out of reach while it is there. */
  readonly isModal: boolean;
  readonly onEscape: (event: KeyboardEvent) => void;
  readonly onPressOutside: (event: MouseEvent) => void;
}

/**
 * For an element of the body that stays within reach above any modal layer, such as the region of toasts:
 * `<section {...aboveLayers}>`.
 */
export const aboveLayers = { 'data-above-layers': '' } as const;

/** Bottom first. */
const stack: Layer[] = [];
const inert = new Set<Element>();
let listening: AbortController | undefined;
let pressed: readonly Layer[] = [];

/**
 * Puts a layer on top of those there are. Only the topmost hears Escape, unless something in it has taken the key for
 * itself with `preventDefault()`; a press outside is heard by each layer above the one pressed in.
 *
 * @returns what takes it away again, from wherever in the stack it then is.
 */
export function pushLayer(layer: Layer): () => void {
  stack.push(layer);
  settle();
  return () => {
    stack.splice(stack.indexOf(layer), 1);
    settle();
  };
}

function settle() {
  makeInert();
  if (stack.length === 0) {
    listening?.abort();
    listening = undefined;
  } else {
    listening ??= listen();
  }
}

function listen(): AbortController {
  const controller = new AbortController();
  const { signal } = controller;
  // Last of all to hear the key: a field in a layer may have a use of its own for Escape, such as to clear itself.
  window.addEventListener('keydown', escape, { signal });
  window.addEventListener('pointerdown', press, { signal, capture: true });
  window.addEventListener('click', release, { signal, capture: true });
  return controller;
}

function escape(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
  const top = stack.at(-1);
  if (!top) return;
  event.preventDefault();
  top.onEscape(event);
}

/** Notes who is to hear of it when the press ends: a finger that went on to scroll, or a text being selected, is none. */
function press({ target }: PointerEvent) {
  pressed = target instanceof Element ? layersAbove(target) : [];
}

function release(event: MouseEvent) {
  const asked = pressed.filter((layer) => stack.includes(layer));
  pressed = [];
  // Enter on a button makes a click too, without a press.
  if (event.detail === 0) return;
  for (const layer of asked) layer.onPressOutside(event);
}

/** From the top down to the one pressed in. A modal layer hears of a press only when it is itself the topmost. */
function layersAbove(target: Element): Layer[] {
  const asked: Layer[] = [];
  if (target.closest('[data-above-layers]')) return asked;
  for (const layer of stack.toReversed()) {
    const isIn = layer.element()?.contains(target) || layer.anchor()?.contains(target);
    if (isIn || (layer.isModal && asked.length > 0)) break;
    asked.push(layer);
    if (layer.isModal) break;
  }
  return asked;
}

/** All of the body below the topmost modal layer is inert; what lies above it is not. */
function makeInert() {
  const from = stack.findLastIndex(({ isModal }) => isModal);
  const reachable = from < 0 ? [] : stack.slice(from).map((layer) => layer.element());
  for (const child of document.body.children) {
    const isReachable =
      from < 0 ||
      child.hasAttribute('data-above-layers') ||
      reachable.some((element) => element && child.contains(element));
    if (isReachable && inert.delete(child)) child.removeAttribute('inert');
    else if (!isReachable && !child.hasAttribute('inert')) {
      inert.add(child);
      child.setAttribute('inert', '');
    }
  }
}

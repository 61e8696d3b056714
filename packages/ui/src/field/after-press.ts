let pressed = false;
let listening = false;

/**
 * Follows whether a mouse or pen is down. Called when the first field is there; a page needs it once, and for as long as
 * it lives.
 */
export function followPress(): void {
  if (listening) return;
  listening = true;
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const) {
    document.addEventListener(type, follow, true);
  }
}

function follow({ type, pointerType }: PointerEvent) {
  // A finger's blur comes after it is lifted.
  if (pointerType !== 'touch') pressed = type === 'pointerdown';
}

/**
 * Runs now; or, while a pointer is down, once it is up and its click has been dealt with. A message that appeared between
 * the two would push the button from under the pointer, and the click would go nowhere.
 */
export function afterPress(run: () => void): void {
  if (!pressed) {
    run();
    return;
  }
  const done = () => {
    document.removeEventListener('pointerup', done);
    document.removeEventListener('pointercancel', done);
    setTimeout(run);
  };
  document.addEventListener('pointerup', done);
  document.addEventListener('pointercancel', done);
}

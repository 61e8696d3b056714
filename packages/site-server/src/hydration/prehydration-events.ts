/**
 * Captures clicks and changes on parts of the page that are not hydrated yet, and replays each once its part is: on a slow
 * connection that takes seconds (ADR 0040). Runs as an inline script in the page's head, so it refers to nothing outside itself.
 *
 * An element is hydrated when it has no ancestor `[data-hydrated="false"]` (`HydrationBoundary` of the kit). Captures buttons
 * of type `button`, checkboxes, radios and selects. Links and submit buttons work without JavaScript, and fields adopt typed text,
 * so these are not captured, with two exceptions: `data-prehydration="wait"` marks a link that scripts handle without leaving
 * the page, and a link clicked after a captured event would discard that event. Both are followed if hydration takes too long.
 */
export function replayPrehydrationEvents(): void {
  const attribute = 'data-hydrated';
  const linkTimeoutMs = 3_000;
  // Longer if leaving would discard other captured events.
  const sharedTimeoutMs = 15_000;
  const captured = new Map<Element, { replay: () => void; waiting: Animation }>();
  const isHydrated = (element: Element) => !element.closest(`[${attribute}="false"]`);
  const release = (element: Element) => {
    const event = captured.get(element);
    captured.delete(element);
    event?.waiting.cancel();
    return event;
  };
  new MutationObserver(() => {
    for (const element of captured.keys())
      if (!element.isConnected || isHydrated(element)) {
        const event = release(element);
        if (element.isConnected) event?.replay();
      }
  }).observe(document, { attributeFilter: [attribute], subtree: true });
  // Indicated by an animation, because React reports unknown attributes.
  const capture = (element: Element, replay: () => void) =>
    captured.set(element, {
      replay,
      waiting:
        captured.get(element)?.waiting ??
        element.animate({ opacity: 0.6 }, { duration: 150, fill: 'forwards' }),
    });
  const followAfter = (link: HTMLAnchorElement, ms: number) => {
    setTimeout(() => {
      if (!captured.has(link)) return;
      if (ms === linkTimeoutMs && captured.size > 1) {
        followAfter(link, sharedTimeoutMs - ms);
        return;
      }
      release(link);
      location.assign(link.href);
    }, ms);
  };
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element) || isHydrated(target)) return;
      // As the hydrated field does: typing replaces the preselected city.
      if (target instanceof HTMLInputElement && target.getAttribute('role') === 'combobox') {
        if (target.value === target.defaultValue) target.select();
        return;
      }
      const pressed = target.closest<HTMLButtonElement | HTMLAnchorElement>('button, a');
      const opensNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
      const waits =
        pressed instanceof HTMLAnchorElement
          ? !opensNewTab && (captured.size > 0 || pressed.dataset['prehydration'] === 'wait')
          : pressed?.type === 'button';
      if (!pressed || !waits) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      // Ignores impatient second clicks.
      if (captured.has(pressed)) return;
      capture(pressed, () => pressed.click());
      if (pressed instanceof HTMLAnchorElement) followAfter(pressed, linkTimeoutMs);
    },
    true,
  );
  document.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof Element) || isHydrated(target)) return;
      if (target instanceof HTMLSelectElement) {
        const { value } = target;
        capture(target, () => {
          target.value = value;
          target.dispatchEvent(new Event('change', { bubbles: true }));
        });
      }
      if (target instanceof HTMLInputElement && /^(checkbox|radio)$/u.test(target.type)) {
        const { checked } = target;
        capture(target, () => {
          if (checked === target.defaultChecked) return;
          // React may have reset it, or treat the new state as the initial one: undo it, then click.
          target.checked = !checked;
          target.click();
        });
      }
    },
    true,
  );
}

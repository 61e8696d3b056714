/**
 * Keeps what a visitor presses, ticks or chooses before the page's scripts are there, and does it once they are: on a slow
 * line seconds lie between (docs/adr/0013). Stands in the page's head as its own text, and so refers to nothing outside.
 *
 * Kept are the buttons that do nothing without scripts, and the boxes and selects whose change is heard by scripts. Links and
 * buttons that send a form do their work without, and what is typed is taken over by the field itself. Two kinds of links
 * wait as well, and lead on where scripts are too long in coming: what scripts answer in place (`data-stays`), which would
 * leave a page that nobody wanted to leave, and what is pressed after something that is kept, which would leave that behind.
 */
export function keepEarlyPresses(): void {
  const kept = new Map<Element, { act: () => void; waiting: Animation; since: number }>();
  // React takes a page over part by part: at once where it is told of an event, or, while the code of that part is not
  // there, it stops the event. This one means nothing to anybody; what it reaches can act.
  const question = 'dragend';
  const isTaken = (element: Element) => {
    if (document.documentElement.dataset['takenOver'] === undefined) return false;
    let isReached = false;
    const reached = () => (isReached = true);
    element.addEventListener(question, reached);
    element.dispatchEvent(new Event(question, { bubbles: true }));
    element.removeEventListener(question, reached);
    return isReached;
  };
  // In ms. Longer where leaving would lose what else is kept.
  const patience = () => (kept.size > 1 ? 15_000 : 3_000);
  const replay = () => {
    for (const [element, { act, waiting, since }] of kept) {
      const leadsOn = element instanceof HTMLAnchorElement && performance.now() - since > patience();
      if (element.isConnected && !leadsOn && !isTaken(element)) continue;
      kept.delete(element);
      waiting.cancel();
      if (!element.isConnected) continue;
      if (leadsOn) location.assign(element.href);
      else act();
    }
    if (kept.size > 0) setTimeout(replay, 50);
  };
  const keep = (element: Element, act: () => void) => {
    if (kept.size === 0) setTimeout(replay, 50);
    // Seen, and not an attribute, which React would find and not know.
    const waiting =
      kept.get(element)?.waiting ?? element.animate({ opacity: 0.6 }, { duration: 150, fill: 'forwards' });
    kept.set(element, { act, waiting, since: performance.now() });
  };
  document.addEventListener(
    'click',
    (event) => {
      const { target: entered } = event;
      // As the field does with scripts: typing replaces the city that it starts from.
      if (
        entered instanceof HTMLInputElement &&
        entered.getAttribute('role') === 'combobox' &&
        !isTaken(entered)
      ) {
        if (entered.value === entered.defaultValue) entered.select();
        return;
      }
      const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('button, a') : null;
      const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
      const waits =
        pressed instanceof HTMLButtonElement
          ? pressed.type === 'button'
          : !isElsewhere && (kept.size > 0 || pressed?.dataset['stays'] !== undefined);
      if (!pressed || !waits || isTaken(pressed)) return;
      // Pressed twice because nothing was seen to happen, it is done once.
      event.stopImmediatePropagation();
      event.preventDefault();
      keep(pressed, () => pressed.click());
    },
    true,
  );
  document.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof Element) || isTaken(target)) return;
      if (target instanceof HTMLSelectElement) {
        const { value } = target;
        keep(target, () => {
          target.value = value;
          target.dispatchEvent(new Event('change', { bubbles: true }));
        });
      }
      if (target instanceof HTMLInputElement && /^(checkbox|radio)$/u.test(target.type)) {
        const { checked } = target;
        keep(target, () => {
          if (checked === target.defaultChecked) return;
          // React may have put it back, or take it for what it has always been: back it goes, and is pressed.
          target.checked = !checked;
          target.click();
        });
      }
    },
    true,
  );
}

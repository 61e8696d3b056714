/* What only a browser knows of a page: where things are, and in which colours and how fast they are drawn. */

function everyElement(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')];
}

function isTransparent(colour: string): boolean {
  return /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);
}

/** The colour behind an element: its own, or that of the first around it which has one. */
function groundOf(element: Element): string {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const { backgroundColor } = getComputedStyle(around);
    if (!isTransparent(backgroundColor)) return backgroundColor;
  }
  return getComputedStyle(document.documentElement).backgroundColor;
}

/** What is painted beneath the middle of an element, be it around it or only below it. */
function groundBelow(element: HTMLElement): string {
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const below = document
    .elementsFromPoint(left + width / 2, top + height / 2)
    .find((other) => other !== element && !isTransparent(getComputedStyle(other).backgroundColor));
  return groundOf(below ?? element);
}

/** The texts that lie on their own colour, as the browser draws them. */
export function unreadableTexts(root: Element): string[] {
  return everyElement(root)
    .filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
    )
    .filter((element) => {
      const { color } = getComputedStyle(element);
      return color === groundOf(element) && color === groundBelow(element);
    })
    .map(({ textContent }) => textContent.slice(0, 80));
}

/**
 * The outlines that can be seen of a control and its surroundings: a field's ring is around its box, a stretched link's
 * around its card, and a hidden radio's around what is drawn for it.
 */
export function outlines(control: HTMLElement): string[] {
  for (const motion of document.getAnimations()) if (motion instanceof CSSTransition) motion.finish();
  const around: HTMLElement[] = [];
  for (let one = control.parentElement; one; one = one.parentElement) around.push(one);
  const component = control.closest('[data-component]') ?? control;
  return [...around, control, ...everyElement(component)].flatMap((element, index) =>
    ['', '::before', '::after'].flatMap((part) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, part);
      const isRendered =
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) > 0 &&
        !isTransparent(outlineColor) &&
        outlineColor !== groundOf(element.parentElement ?? element) &&
        // Cut down to a pixel for screen readers, it is seen by nobody.
        element.getBoundingClientRect().width > 1;
      return isRendered ? [`${index}${part} ${outlineStyle} ${outlineWidth} ${outlineColor}`] : [];
    }),
  );
}

/** Milliseconds of the longest animation or transition of anything there, running or still to come. */
export function longestAnimation(root: Element): number {
  const running = document.getAnimations().map((animation) => {
    const { activeDuration } = animation.effect?.getComputedTiming() ?? {};
    return animation.playState === 'running' ? Number(activeDuration ?? 0) : 0;
  });
  const declared = everyElement(root).flatMap((element) =>
    ['', '::before', '::after'].flatMap((part) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, part);
      return [...(animationName === 'none' ? [] : [animationDuration]), transitionDuration]
        .flatMap((times) => times.split(','))
        .map((time) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000));
    }),
  );
  return Math.max(0, ...running, ...declared);
}

/** What makes the page scroll sideways: nothing, when it does not. */
export function overflowing(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return everyElement(document.body)
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > clientWidth + 0.5 || left < -0.5;
    })
    .map((element) =>
      `${element.tagName} ${element.getAttribute('data-part') ?? ''} ${element.className}`.slice(0, 140),
    )
    .slice(0, 5);
}

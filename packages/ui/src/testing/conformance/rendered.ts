/* Properties of a page that only a browser knows: positions, rendered colors and durations. */

function everyElement(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')];
}

function isTransparent(color: string): boolean {
  return /^rgba\(.*, 0\)$|\/ 0\)$/.test(color);
}

/** The background color of an element: its own, or that of its nearest ancestor with one. */
function effectiveBackground(element: Element): string {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const { backgroundColor } = getComputedStyle(around);
    if (!isTransparent(backgroundColor)) return backgroundColor;
  }
  return getComputedStyle(document.documentElement).backgroundColor;
}

/** The elements painted below the middle of an element, whether ancestors or not. */
function groundBelow(element: HTMLElement): string {
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const below = document
    .elementsFromPoint(left + width / 2, top + height / 2)
    .find((other) => other !== element && !isTransparent(getComputedStyle(other).backgroundColor));
  return effectiveBackground(below ?? element);
}

/** Texts whose rendered color equals their background. */
export function unreadableTexts(root: Element): string[] {
  return everyElement(root)
    .filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
    )
    .filter((element) => {
      const { color } = getComputedStyle(element);
      return color === effectiveBackground(element) && color === groundBelow(element);
    })
    .map(({ textContent }) => textContent.slice(0, 80));
}

/**
 * The visible outlines of a control and its surroundings: a field's ring is around its box, a stretched link's around
 * its card, and a hidden radio's around the element that represents it.
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
        outlineColor !== effectiveBackground(element.parentElement ?? element) &&
        // Visually hidden elements, reduced to a pixel for screen readers.
        element.getBoundingClientRect().width > 1;
      return isRendered ? [`${index}${part} ${outlineStyle} ${outlineWidth} ${outlineColor}`] : [];
    }),
  );
}

/** Milliseconds of the longest running or pending animation or transition. */
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

/** The elements that make the page scroll sideways; empty if it does not. */
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

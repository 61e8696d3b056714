import type { CSSProperties } from 'react';
import { usePageGlobals } from '../page-globals.ts';

/** The globals that the reader chooses for all stories; others, such as the viewport, belong to the story. */
const toolbar = ['theme', 'brand', 'motion', 'text'];

interface StoryFrameProps {
  /** The story's id in the URL. */
  id: string;
  title: string;
  /** Whether pointer and keyboard are kept out of the frame. */
  inert: boolean;
  style?: CSSProperties;
}

/**
 * A story in an iframe, loaded when it approaches the viewport, with the toolbar's globals. Its play function runs, so that it shows the
 * state that it is about. Renders an `<iframe>`.
 */
export function StoryFrame({ id, title, inert, style }: StoryFrameProps) {
  const all = usePageGlobals();
  const globals = toolbar
    .filter((name) => name in all)
    .map((name) => `${name}:${String(all[name])}`)
    .join(';');
  const query = new URLSearchParams({ id, viewMode: 'story', globals });
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- this Storybook itself, which needs its own origin and scripts
    <iframe
      key={globals}
      title={title}
      inert={inert}
      style={style}
      src={`iframe.html?${query}`}
      loading="lazy"
    />
  );
}

const isInert = () => window.frameElement?.hasAttribute('inert') === true;

/**
 * Lets an inert frame move its own focus but not that of the page around it: the page gets it back at once, and the components in the
 * frame do not notice. Browsers keep pointer and Tab out of it, but neither `focus()` nor `scrollIntoView()`.
 */
export function containInertFrame(): void {
  if (!isInert()) return;
  const focus = Reflect.get(HTMLElement.prototype, 'focus');
  HTMLElement.prototype.focus = function focusInFrame(options) {
    const before = window.parent.document.activeElement;
    focus.call(this, { ...options, ...(isInert() && { preventScroll: true }) });
    if (!isInert()) return;
    HTMLElement.prototype.blur.call(window.frameElement);
    focus.call(before, { preventScroll: true });
  };
  for (const type of ['blur', 'focusout'])
    window.addEventListener(
      type,
      (event) => {
        if (isInert() && !document.hasFocus()) event.stopImmediatePropagation();
      },
      { capture: true },
    );
  const scrollIntoView = Reflect.get(Element.prototype, 'scrollIntoView');
  Element.prototype.scrollIntoView = function scrollUnlessInert(options) {
    if (!isInert()) scrollIntoView.call(this, options);
  };
}

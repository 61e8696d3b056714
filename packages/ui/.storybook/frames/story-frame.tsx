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

/** A story in an iframe, loaded when it approaches the viewport, with the toolbar's globals. Renders an `<iframe>`. */
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
 * Prevents an inert frame from changing the focus and scroll position of the page around it; stories of overlays are
 * inert on documentation pages at first. Browsers block pointer and Tab, but neither `focus()` nor `scrollIntoView()`:
 * an overlay that opens by its props would take the page's focus and scroll to itself.
 */
export function containInertFrame(): void {
  if (!isInert()) return;
  const focus = Reflect.get(HTMLElement.prototype, 'focus');
  const scrollIntoView = Reflect.get(Element.prototype, 'scrollIntoView');
  HTMLElement.prototype.focus = function focusUnlessInert(options) {
    if (!isInert()) focus.call(this, options);
  };
  Element.prototype.scrollIntoView = function scrollUnlessInert(options) {
    if (!isInert()) scrollIntoView.call(this, options);
  };
}

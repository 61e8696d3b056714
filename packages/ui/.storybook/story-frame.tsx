import type { CSSProperties } from 'react';
import { usePageGlobals } from './page-globals.ts';

/** What a reader chooses for all stories; other globals, such as the viewport, are a story's own. */
const toolbar = ['theme', 'brand', 'motion', 'text'];

interface StoryFrameProps {
  /** The story's id in the address. */
  id: string;
  title: string;
  /** Whether pointer and keyboard stay out of it. */
  inert: boolean;
  style?: CSSProperties;
}

/** A story in a document of its own, fetched when it comes near, with all that the toolbar asks for. Renders an `<iframe>`. */
export function StoryFrame({ id, title, inert, style }: StoryFrameProps) {
  const all = usePageGlobals();
  const globals = toolbar
    .filter((name) => name in all)
    .map((name) => `${name}:${String(all[name])}`)
    .join(';');
  const query = new URLSearchParams({ id, viewMode: 'story', globals });
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- this Storybook itself, which needs its own origin and scripts
    <iframe key={globals} title={title} {...{ inert, style }} src={`iframe.html?${query}`} loading="lazy" />
  );
}

const isInert = () => window.frameElement?.hasAttribute('inert') === true;

/**
 * Leaves the focus and the scroll position of the page around a frame alone while the frame is inert, as stories of layers are
 * on documentation pages at first. Browsers keep the pointer and Tab out of it, but neither `focus()` nor
 * `scrollIntoView()`: a layer that opens by its props would take the focus from the page, and scroll that to itself.
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

const isInert = () => window.frameElement?.hasAttribute('inert') === true;

/**
 * Leaves the focus and the scroll position of the page around a frame alone while the frame is inert, as stories of layers are
 * on documentation pages at first (`framed-story.tsx`). Browsers keep the pointer and Tab out of it, but neither `focus()` nor
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

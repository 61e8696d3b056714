/*
 * On documentation pages stories of layers stand in frames that are inert at first (`framed-stories.tsx`). Browsers keep the
 * pointer and Tab out of them, but not `focus()`: a layer that opens by its props would take the focus from the page around it,
 * and scroll that to itself.
 */
const isInert = () => window.frameElement?.hasAttribute('inert') === true;

if (isInert()) {
  const focus = Reflect.get(HTMLElement.prototype, 'focus');
  HTMLElement.prototype.focus = function focusUnlessInert(options) {
    if (!isInert()) focus.call(this, options);
  };
}

/**
 * The label that names a control or a group of them on the page, without its '(opcional)' and with its spaces as they are seen.
 * Read from the page since a Field renders whatever control its caller likes.
 */
export function visibleLabel(element: Element | null): string {
  const label =
    element instanceof HTMLFieldSetElement
      ? element.querySelector('legend')
      : element && 'labels' in element && element.labels instanceof NodeList && element.labels[0];
  if (!(label instanceof Element)) return '';
  const named = label.querySelector('[data-part="label"]') ?? label;
  const text = [...named.childNodes]
    .filter((node) => !(node instanceof Element && node.matches('[data-part="optional"]')))
    .map((node) => node.textContent);
  return text.join('').replaceAll(/\s+/g, ' ').trim();
}

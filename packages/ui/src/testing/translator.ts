/**
 * Does to a page what a browser's translator does: puts a copy of each text into two `<font>` elements in place of the
 * text node, also of texts that appear later. The copy has the same words, so that tests find it.
 *
 * Tests run it in the page, so it refers to nothing outside itself.
 *
 * @returns a function that translates nothing more.
 */
export function translateLikeABrowser(): () => void {
  const skipped = 'head, script, style, noscript, textarea, svg, font, [translate="no"], .notranslate';
  const translate = (text: Text) => {
    if (text.data.trim() === '' || text.parentElement?.closest(skipped)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    for (const { style } of [outer, inner]) style.verticalAlign = 'inherit';
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateWithin = (node: Node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    if (node instanceof Text) found.push(node);
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
    for (const text of found) translate(text);
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) translateWithin(node);
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  document.documentElement.classList.add('translated-ltr');
  translateWithin(document);
  return () => {
    observer.disconnect();
    document.documentElement.classList.remove('translated-ltr');
  };
}

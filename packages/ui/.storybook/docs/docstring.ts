/** A name of a component's public markup, and what it means as Markdown. */
export interface MarkupName {
  readonly name: string;
  readonly meaning: string;
}

/** A component's docstring, divided: prose, the names that style sheets and tests may rely on. */
export interface Docstring {
  readonly prose: string;
  readonly attributes: readonly MarkupName[];
  readonly variables: readonly MarkupName[];
}

const LIST = /^(?:Data attributes?|CSS variables?): /;

/**
 * Divides a docstring that ends with lists (`docs/contract.md`): `Data attributes: …; parts …` and `CSS variables: …`,
 * in a paragraph or one after the other. Parts without a note of their own are left out: the guide explains each.
 *
 * @param props the component's own; an attribute with the name of one needs no note.
 */
export function readDocstring(text: string, props: readonly string[]): Docstring {
  const paragraphs = text
    .replaceAll(/\s*(?=\b(?:Data attributes?|CSS variables?): )/g, '\n\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim());
  const listed = (start: string) =>
    paragraphs.flatMap((one) => (one.startsWith(start) ? [one.replace(LIST, '').replace(/\.$/, '')] : []));
  return {
    prose: paragraphs.filter((one) => !LIST.test(one)).join('\n\n'),
    attributes: listed('Data attribute')
      .flatMap(readAttributes)
      .map(({ name, meaning }) => ({ name, meaning: meaning || attributeMeaning(name, props) }))
      .filter(({ name, meaning }) => meaning !== '' || !name.startsWith('data-part')),
    variables: listed('CSS variable').flatMap((list) => list.split('; ').map(readItem)),
  };
}

function attributeMeaning(attribute: string, props: readonly string[]): string {
  if (attribute.startsWith('data-component')) return 'the root of its markup';
  const prop = props.find(
    (name) => attribute === `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  );
  return prop === undefined ? '' : `the value of the prop \`${prop}\`, or present while it is true`;
}

/** Items are separated by commas, semicolons and "and", except in brackets; after "parts" they are names of parts. */
function readAttributes(list: string): MarkupName[] {
  let isPart = false;
  return list.split(/(?:[,;]| and) (?=`|parts? )(?![^(]*\))/).map((item) => {
    const { name, meaning } = readItem(item.replace(/^parts? [^`]*/, ''));
    isPart = (isPart || item.startsWith('part')) && !name.startsWith('data-');
    return { name: isPart ? `data-part="${name}"` : name, meaning };
  });
}

/** A name in backticks, and the rest of the text. */
function readItem(item: string): MarkupName {
  const [, name = item, meaning = ''] = /`([^`]+)`[,:]?\s*(.*)$/.exec(item) ?? [];
  return { name, meaning };
}

/** A fenced block of code, or a code span, which a paragraph may break over two lines. */
const CODE = /^```[^]*?^```|(?<!`)`(?!`)(?:[^`\n]|\n(?!\s*\n))+`(?!`)/gm;

/**
 * Joins the lines of each code span. Formatting a docstring breaks lines anywhere, and Storybook shows code of more than one line as a
 * block.
 */
export function joinCodeSpans(markdown: string): string {
  return markdown.replaceAll(CODE, (code) =>
    code.startsWith('```') ? code : code.replaceAll(/\s*\n\s*/g, ' '),
  );
}

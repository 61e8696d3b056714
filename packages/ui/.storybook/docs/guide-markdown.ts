import type { ComponentGuide } from '../../src/testing/component-guide.ts';

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;

/** A table in Markdown; nothing without rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return rows.length === 0 ? '' : [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

const section = (title: string, content: string) => (content === '' ? [] : [`## ${title}\n\n${content}`]);
const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

/** What a guide says before the first example: the purpose of a component, and what to use instead. */
export function guideIntroduction({ purpose, beta = false, insteadUse }: ComponentGuide): string {
  return [
    purpose,
    ...(beta
      ? ['**Beta:** no screen of the site uses it yet, and a minor release may change its props.']
      : []),
    ...section(
      'When something else is better',
      table(
        ['When', 'Use'],
        insteadUse.map(({ when, use }) => [when, use]),
      ),
    ),
  ].join('\n\n');
}

/** What a guide says after the first example, without its pairs of examples. */
export function guideDetails(guide: ComponentGuide): string {
  return [
    ...section(
      'Anatomy',
      table(
        ['data-part', 'What it is'],
        guide.parts.map(({ part, is }) => [`\`${part}\``, is]),
      ),
    ),
    ...section(
      'Keyboard',
      table(
        ['Keys', 'What they do'],
        guide.keyboard.map(({ keys, does }) => [keys, does]),
      ),
    ),
    ...section('Accessibility', list(guide.accessibility)),
    ...section('Do', list(guide.do)),
    ...section('Avoid', list(guide.avoid)),
  ].join('\n\n');
}

/** Stories for designers, analysts and developers, and the captions of sheets of states, are in English. */
const english = /^foundations-|^tracking-events-|--all-states$|^shell-errors--failure-in-development$/u;
/** `- role "name" [state]: text` */
const line = /^(?<indent>\s*)- (?<role>[a-z]+)(?<rest>.*)$/u;
/** Roles that contain typed text, or text for machines. */
const NOT_PROSE = /^(?:combobox|textbox|searchbox|code)$/u;

/**
 * The Portuguese that a screen reader announces in a story.
 *
 * @param tree Playwright's ARIA snapshot of the story.
 * @returns its names and texts, without roles, states, typed or quoted text; an empty text for a story in English.
 */
export function announcedText(storyId: string, tree: string): string {
  if (english.test(storyId)) return '';
  const lines: string[] = [];
  let within: number | undefined;
  for (const one of tree.split('\n')) {
    const { indent = '', role = '', rest = '' } = line.exec(one)?.groups ?? {};
    if (role === '' || (within !== undefined && indent.length > within)) continue;
    within = NOT_PROSE.test(role) ? indent.length : undefined;
    const text = rest.replace(/\[[^\]]*\]|“[^”]*”|\{.*\}/gu, '');
    lines.push(within === undefined ? text : text.replace(/:[^"]*$/u, ''));
  }
  return lines.join('\n');
}

/** One change of the kit. */
export interface Change {
  /** `1.0.0`, or `Next release`. */
  readonly release: string;
  /** The description, in Markdown. */
  readonly text: string;
}

interface ChangelogFiles {
  /** The texts of `.changeset/*.md` of all packages. */
  readonly pending: readonly string[];
  /** The kit's `CHANGELOG.md`, as changesets writes it; empty before the first release. */
  readonly released: readonly string[];
}

/** All changes of the kit, newest first. */
export function changesIn({ pending, released }: ChangelogFiles): Change[] {
  const ofTheKit = /^---\n[^]*?'@melhor-escola\/ui'[^]*?\n---\n(?<text>[^]*)$/;
  const next = pending.flatMap((file) => ofTheKit.exec(file)?.groups?.['text']?.trim() ?? []);
  return [
    ...next.map((text) => ({ release: 'Next release', text })),
    ...released.flatMap((file) => file.split(/^## /m).slice(1).flatMap(changesOfRelease)),
  ];
}

/** Parses a release of CHANGELOG.md: the version, then changes as list items that may span several lines. */
function changesOfRelease(section: string): Change[] {
  const [release = '', ...lines] = section.split('\n');
  return lines
    .join('\n')
    .split(/^- /m)
    .slice(1)
    .map((item) => {
      const text = item
        .replace(/^### .*$/gm, '')
        .replace(/^[0-9a-f]{7,}: /, '')
        .replaceAll(/^ {2}/gm, '')
        .trim();
      return { release: release.trim(), text };
    });
}

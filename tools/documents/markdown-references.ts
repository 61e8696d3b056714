/** References in a Markdown document, as written. */
export interface MarkdownReferences {
  /** Targets of local links: 'docs/adr/0001-one-node.md#why'. */
  readonly links: readonly string[];
  /** Package manager commands in shell fences and inline code: 'pnpm bench'. */
  readonly commands: readonly string[];
}

const fence = /^```(?<language>\w*)\n(?<body>.*?)^```/gmsu;
const link = /\[[^\]]*\]\((?<target>[^)\s]+)\)/gu;
const code = /`(?<text>[^`\n]+)`/gu;
/** Extracts links and commands from Markdown. Ignores fences that are not shell. */
export function markdownReferences(text: string): MarkdownReferences {
  const shell = [...text.matchAll(fence)]
    .filter(({ groups }) => groups?.['language'] === 'sh')
    .flatMap(({ groups }) => (groups?.['body'] ?? '').split('\n'))
    .map((line) => line.replace(/\s+#.*$/u, '').trim());
  const prose = text.replaceAll(fence, '');
  const codes = [...prose.matchAll(code)].map(({ groups }) => groups?.['text'] ?? '');
  return {
    links: [...prose.matchAll(link)]
      .map(({ groups }) => groups?.['target'] ?? '')
      // Not external URLs and Storybook pages.
      .filter((target) => !/^(?:[a-z]+:|\?)/u.test(target)),
    commands: [...shell, ...codes].filter((line) => /^(?:pnpm|npm)\s/u.test(line)),
  };
}

/** Anchors of a document's headings, in GitHub's format. */
export function headingAnchors(text: string): Set<string> {
  const headings = text.replaceAll(fence, '').match(/^#+ .+$/gmu) ?? [];
  return new Set(
    headings.map((heading) =>
      heading
        .replace(/^#+ /u, '')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
        .trim()
        .replaceAll(/\s/gu, '-'),
    ),
  );
}

/** What a document refers to, as it is written there. */
export interface MarkdownReferences {
  /** Targets of links that are no addresses elsewhere: 'docs/adr/0001-one-node.md#why'. */
  readonly links: readonly string[];
  /** Lines of shell from fences, and code in the text that begins with a package manager: 'pnpm bench'. */
  readonly commands: readonly string[];
}

const fence = /^```(?<language>\w*)\n(?<body>.*?)^```/gmsu;
const link = /\[[^\]]*\]\((?<target>[^)\s]+)\)/gu;
const code = /`(?<text>[^`\n]+)`/gu;
/** Reads the links and commands of a Markdown text. What stands in a fence of anything but shell is not read. */
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
      // Addresses elsewhere, and Storybook's own pages.
      .filter((target) => !/^(?:[a-z]+:|\?)/u.test(target)),
    commands: [...shell, ...codes].filter((line) => /^(?:pnpm|npm)\s/u.test(line)),
  };
}

/** The anchors that a document's headings give, as forges make them. */
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

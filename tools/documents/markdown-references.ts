/** References in a Markdown document, as written. */
export interface MarkdownReferences {
  /** Targets of local links: 'docs/adr/0001-one-node.md#why'. */
  readonly links: readonly string[];
  /** Package manager commands in shell fences and inline code: 'pnpm bench'. */
  readonly commands: readonly string[];
  /** Names of files and folders in inline code: 'docs/adr', 'results/screen.tsx'. */
  readonly paths: readonly DocumentPath[];
}

interface DocumentPath {
  readonly path: string;
  readonly line: number;
}

const fence = /^```(?<language>\w*)\n(?<body>.*?)^```/gmsu;
const link = /\[[^\]]*\]\((?<target>[^)\s]+)\)/gu;
const code = /`(?<text>[^`\n]+)`/gu;
/** With an extension, or below a folder of the repository's root. Not packages, patterns and folders in variables. */
const file =
  /^(?:\.{1,2}\/)*(?:[a-z.$][\w.$-]*\/)+[\w.$-]+\.(?:tsx?|mjs|css|mdx?|json|ya?ml|sql|cfg|sh|hbs|svg|c)$/u;
const folder = /^(?:apps|docs|packages|resilience|tools|turbo|\.github|\.ci)\/[\w./$-]+$/u;

/** Extracts links, commands and names of files from Markdown. Ignores fences that are not shell. */
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
    paths: text
      .replaceAll(fence, (block) => block.replaceAll(/[^\n]/gu, ''))
      .split('\n')
      .flatMap((line, index) =>
        Array.from(line.matchAll(code), ({ groups }) => ({ path: groups?.['text'] ?? '', line: index + 1 })),
      )
      .filter(({ path }) => file.test(path) || folder.test(path)),
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

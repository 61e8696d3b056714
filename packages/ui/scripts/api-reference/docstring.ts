import ts from 'typescript-5';
import { type MarkupContract, readMarkupContract } from './markup-contract.ts';

/** The parts of a docstring. */
export interface Docstring extends MarkupContract {
  /** Markdown without the lists and tags below. */
  readonly description: string;
  /** By name: `default`, `returns`, `throws`; `param id` for the parameter `id`. */
  readonly tags: ReadonlyMap<string, string>;
}

/** The start of a paragraph that lists attributes or variables. */
const contractStart = /\b(?:Data attributes?|CSS variables?):/;

/**
 * Reads the docstring of a declared symbol.
 *
 * @throws if its list of attributes or variables does not follow the grammar of `readMarkupContract`.
 */
export function readDocstring(symbol: ts.Symbol, checker: ts.TypeChecker): Docstring {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => paragraph.trim());
  const starts = paragraphs.map((paragraph) => contractStart.exec(paragraph)?.index ?? paragraph.length);
  const contract = paragraphs.map((paragraph, index) => paragraph.slice(starts[index])).join(' ');
  try {
    return {
      description: paragraphs
        .map((paragraph, index) => paragraph.slice(0, starts[index]).trim())
        .filter(Boolean)
        .join('\n\n'),
      ...readMarkupContract(contract),
      tags: new Map(symbol.getJsDocTags(checker).map(({ name, text: parts }) => tagOf(name, parts))),
    };
  } catch (error) {
    throw new Error(`The docstring of ${symbol.name} cannot be read.`, { cause: error });
  }
}

function tagOf(name: string, parts: ts.SymbolDisplayPart[] | undefined): [name: string, text: string] {
  const text = ts.displayPartsToString(parts).replaceAll(/\s+/g, ' ').trim();
  if (name !== 'param') return [name, text];
  const [, parameter = '', rest = ''] = /^(\S+)\s*(?:-\s*)?(.*)$/.exec(text) ?? [];
  return [`param ${parameter}`, rest];
}

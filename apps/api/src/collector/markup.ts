import { escapeHtml } from '@melhor-escola/domain/escape-html';

/** HTML that is safe to send: everything that was put into it was escaped, or is markup itself. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | number | Markup | readonly Markup[];

/** Writes HTML or SVG; what is put in is escaped, unless it was written by this too. */
export function markup(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(
    strings
      .map((part, index) => {
        const piece = pieces[index];
        return piece === undefined ? part : part + written(piece);
      })
      .join(''),
  );
}

function written(piece: Piece): string {
  if (piece instanceof Markup) return piece.text;
  if (typeof piece === 'object') return piece.map(({ text }) => text).join('');
  return escapeHtml(String(piece));
}

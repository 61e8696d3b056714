'use client';

import type { IconDrawing } from '@melhor-escola/ui/icon';
import Bookmark from 'lucide-react/icons/bookmark';
import Columns from 'lucide-react/icons/columns-2';
import { createContext, use, type ReactNode } from 'react';

/** The icons that every card of a list repeats. */
type CardIcons = Readonly<Record<'save' | 'compare', IconDrawing>>;

const icons: CardIcons = { save: Bookmark, compare: Columns };
const references: CardIcons = { save: referTo('#icon-save'), compare: referTo('#icon-compare') };

function referTo(href: string): IconDrawing {
  return ({ strokeWidth: _strokeWidth, ...props }) => (
    <svg {...props}>
      <use href={href} />
    </svg>
  );
}

const AreDefined = createContext(false);

/**
 * Defines the icons of the cards within once: each card then holds references, a third of the bytes (P5). Cards elsewhere hold the
 * drawings themselves.
 */
export function CardSymbols({ children }: { children: ReactNode }) {
  return (
    <>
      <svg aria-hidden="true" className="hidden">
        <Bookmark id="icon-save" width="100%" height="100%" />
        <Columns id="icon-compare" width="100%" height="100%" />
      </svg>
      <AreDefined value={true}>{children}</AreDefined>
    </>
  );
}

/** An icon of a card, for the `icon` prop of the kit. */
export function useCardIcon(name: keyof CardIcons): IconDrawing {
  return (use(AreDefined) ? references : icons)[name];
}

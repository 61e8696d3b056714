import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from '../components/icon/icon.tsx';

/**
 * Text in an element of its own, without a box: for text beside something that comes, goes or changes. A translator
 * replaces text nodes with elements; React cannot insert before, remove or update a text node that is gone, unless it
 * is all that its element contains. Renders a `<span>`, or nothing without children.
 */
export function TextPart({ children }: { children: ReactNode }) {
  return children === undefined || children === null ? null : (
    <span className="me-text-part">{children}</span>
  );
}

/** A small icon before a text. Without an icon the text alone: it is then all that its element contains. */
export function iconAndText(icon: IconDrawing | undefined, text: ReactNode): ReactNode {
  if (!icon) return text;
  return (
    <>
      <Icon as={icon} size="small" />
      <TextPart>{text}</TextPart>
    </>
  );
}

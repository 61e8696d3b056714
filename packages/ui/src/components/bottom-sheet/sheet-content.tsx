'use client';

import { useVisualViewport } from '../../hooks/use-visual-viewport.ts';
import { ModalContent, type ModalContentProps } from '../../internal/layer/modal-content.tsx';
import { useDragToClose } from './use-drag-to-close.ts';

/** A modal layer that can be dragged down, and stays above a phone's keyboard. Renders a `<div role="dialog">`. */
export function SheetContent({ style, ...rest }: ModalContentProps) {
  const { isOpen, closable, element, changeOpen } = rest.layer;
  useDragToClose(isOpen && closable ? element : undefined, (event) => changeOpen(false, 'drag', event));
  const seen = useVisualViewport();
  const aboveKeyboard = seen && seen.covered > 0 && { bottom: seen.covered, maxHeight: seen.height };
  return <ModalContent {...rest} style={{ ...aboveKeyboard, ...style }} />;
}

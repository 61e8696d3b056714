'use client';

import { useEffect, useEffectEvent } from 'react';
import { useVisualViewport } from '../../hooks/use-visual-viewport.ts';
import { ModalContent, type ModalContentProps } from '../../internal/layer/modal-content.tsx';
import { dragToClose } from './sheet-drag.ts';

/** A modal layer that can be dragged down, and stays above a phone's keyboard. Renders a `<div role="dialog">`. */
export function SheetContent({ style, ...rest }: ModalContentProps) {
  const { isOpen, closable, element, changeOpen } = rest.layer;
  const close = useEffectEvent((event: Event) => changeOpen(false, 'drag', event));
  useEffect(() => {
    if (!element || !isOpen || !closable) return undefined;
    const listening = new AbortController();
    dragToClose(element, (event) => close(event), listening.signal);
    return () => listening.abort();
  }, [element, isOpen, closable]);
  const seen = useVisualViewport();
  const aboveKeyboard = seen && seen.covered > 0 && { bottom: seen.covered, maxHeight: seen.height };
  return <ModalContent {...rest} style={{ ...aboveKeyboard, ...style }} />;
}

'use client';

import { useEffect, useEffectEvent, useImperativeHandle, useState } from 'react';
import { ModalContent, type ModalContentProps } from '../../internal/modal/modal-content.tsx';
import { useVisualViewport } from '../../hooks/use-visual-viewport.ts';
import { dragToClose } from './sheet-drag.ts';

/** A modal layer that can be dragged down, and stays above a phone's keyboard. Renders a `<div role="dialog">`. */
export function SheetContent({ ref, style, ...rest }: ModalContentProps) {
  const { isOpen, closable, changeOpen } = rest.layer;
  const [sheet, setSheet] = useState<HTMLDivElement | null>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => sheet, [sheet]);
  useSheetDrag(sheet, isOpen && closable, (event) => changeOpen(false, 'drag', event));
  const seen = useVisualViewport();
  const aboveKeyboard = seen && seen.covered > 0 && { bottom: seen.covered, maxHeight: seen.height };
  return <ModalContent {...rest} ref={setSheet} style={{ ...aboveKeyboard, ...style }} />;
}

/** Lets a sheet be dragged down while `active`. `onClose` returns false if the caller cancels. */
function useSheetDrag(sheet: HTMLElement | null, active: boolean, onClose: (event: Event) => boolean): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!active || !sheet) return undefined;
    const listening = new AbortController();
    dragToClose(sheet, (event) => close(event), listening.signal);
    return () => listening.abort();
  }, [active, sheet]);
}

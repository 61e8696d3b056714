'use client';

import { type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLayer } from '../layer-stack/use-layer.ts';
import { usePlacement } from '../placement/use-placement.ts';
import { wearTheme } from '../theme-scope/theme-scope.ts';
import type { TooltipProps } from './tooltip.tsx';

interface TooltipBubbleProps extends Omit<
  TooltipProps,
  'children' | 'kind' | 'open' | 'defaultOpen' | 'onOpenChange'
> {
  anchor: RefObject<HTMLElement | null>;
  onEscape: (event: Event) => void;
}

const look = [
  'fixed z-50 w-max max-w-[min(20rem,calc(100vw-1rem))] rounded-control border border-hairline bg-card px-3 py-1.5 text-small text-pretty text-ink shadow-float',
  // The pointer may cross over from what it explains.
  'before:absolute before:inset-x-0 before:-inset-y-2.5 before:-z-1',
  'animate-arrive data-[side=above]:[--arrive-from:4px] data-[side=below]:[--arrive-from:-4px]',
].join(' ');

/** What a tooltip shows while it is open. Renders a `<div role="tooltip">` at the end of the body. */
export function TooltipBubble({
  ref,
  content,
  side = 'above',
  anchor,
  onEscape,
  className,
  ...rest
}: TooltipBubbleProps) {
  const element = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => element.current, []);
  usePlacement(element, () => anchor.current, { side, align: 'center' });
  useLayer({ open: true, element, anchor, onEscape });
  useLayoutEffect(() => {
    if (element.current) wearTheme(element.current, anchor.current);
  }, [anchor]);
  return createPortal(
    <div
      role="tooltip"
      data-component="tooltip"
      {...rest}
      ref={element}
      className={className ? `${look} ${className}` : look}
    >
      {content}
    </div>,
    document.body,
  );
}

'use client';

import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useState } from 'react';
import { FloatingLayer } from '../../internal/layer/floating-layer.tsx';
import { applyTheme } from '../../theme/theme-scope.ts';
import type { TooltipProps } from './tooltip.tsx';
import { joinClasses } from '../../internal/join-classes.ts';

interface TooltipBubbleProps extends Omit<
  TooltipProps,
  'children' | 'kind' | 'open' | 'defaultOpen' | 'onOpenChange'
> {
  ref?: Ref<HTMLDivElement> | undefined;
  anchor: RefObject<HTMLElement | null>;
  onEscape: (event: Event) => void;
}

/** The visible part of an open tooltip. Renders a `<div role="tooltip">` at the end of the body. */
export function TooltipBubble({
  ref,
  content,
  side = 'above',
  anchor,
  className,
  ...rest
}: TooltipBubbleProps) {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => element, [element]);
  useLayoutEffect(() => {
    if (element) applyTheme(element, anchor.current);
  }, [element, anchor]);
  return (
    <FloatingLayer
      role="tooltip"
      data-component="tooltip"
      {...rest}
      ref={setElement}
      anchor={anchor}
      side={side}
      align="center"
      className={joinClasses('me-float me-tooltip', className)}
    >
      {content}
    </FloatingLayer>
  );
}

'use client';

import { DismissableLayer } from '@radix-ui/react-dismissable-layer';
import { Anchor, Content, Root } from '@radix-ui/react-popper';
import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDismissal } from '../../internal/layer/use-dismissal.ts';
import { applyTheme } from '../../theme/theme-scope.ts';
import { placement } from '../popover/placement.ts';
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

/**
 * The visible part of an open tooltip, on the parts of Radix Tooltip (ADR 0039). Renders a `<div role="tooltip">` at the end of the
 * body.
 */
export function TooltipBubble({
  ref,
  content,
  side = 'above',
  anchor,
  onEscape,
  className,
  ...rest
}: TooltipBubbleProps) {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => element, [element]);
  useLayoutEffect(() => {
    if (element) applyTheme(element, anchor.current);
  }, [element, anchor]);
  const { onEscapeKeyDown } = useDismissal(true, anchor, (reason, event) => {
    if (reason === 'escape') onEscape(event);
  });
  return (
    <Root>
      <Anchor virtualRef={anchor} />
      {createPortal(
        <DismissableLayer asChild onEscapeKeyDown={onEscapeKeyDown}>
          <Content
            role="tooltip"
            data-component="tooltip"
            {...placement({ side, align: 'center' })}
            {...rest}
            ref={setElement}
            className={joinClasses('me-float me-tooltip', className)}
          >
            {content}
          </Content>
        </DismissableLayer>,
        document.body,
      )}
    </Root>
  );
}

'use client';

import {
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { joinClasses } from '../../internal/join-classes.ts';
import { LayerClose, type LayerCloseProps } from '../../internal/layer/layer-close.tsx';
import { type LayerChildren, useDescriptionId, useLayerState } from '../../internal/layer/layer-state.ts';
import { LayerTrigger, type LayerTriggerProps } from '../../internal/layer/layer-trigger.tsx';
import type { AnchoredContentOptions, AnchoredLayerOptions } from '../../internal/layer/use-anchor.ts';
import type { LayerContentOptions } from '../../internal/layer/use-layer-content.ts';
import { lazyComponent } from '../../internal/lazy-component.ts';
import type { Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { popoverMessages } from './messages.ts';
import { PopoverContext, type PopoverRootProps, usePopover } from './popover-context.ts';

const lazyContent = lazyComponent(async () => (await import('./popover-content.tsx')).LoadedPopoverContent);

/** Provides the state of a popover to its parts. Renders nothing of its own. */
export function PopoverRoot({ children, ...state }: PopoverRootProps & LayerChildren) {
  return <PopoverContext value={useLayerState(state)}>{children}</PopoverContext>;
}

/** The button that opens and closes the popover. Renders a `<button>`, or its only child with `asChild`. */
export function PopoverTrigger(props: LayerTriggerProps) {
  return (
    <LayerTrigger {...props} layer={usePopover('PopoverTrigger')} toggles preload={lazyContent.preload} />
  );
}

export interface PopoverContentProps
  extends AnchoredContentOptions, LayerContentOptions, ComponentPropsWithRef<'div'> {}

/**
 * The panel of a popover beside its trigger or its `anchor`. Renders nothing until it is open, then a `<div role="dialog">` at the end
 * of the body.
 *
 * Data attributes: `data-component="popover"`, `data-side` (`bottom`, `top`) where it found space, `data-state`
 * (`open`, `closed` while it closes).
 *
 * CSS variables: `--available-height`, the height that is free on its side: read it, do not set it.
 */
export function PopoverContent({ className, ...rest }: PopoverContentProps) {
  const layer = usePopover('PopoverContent');
  const { loaded: Content } = lazyContent.useLoaded(layer.isOpen);
  return (
    Content && (
      <Content {...rest} layer={layer} className={joinClasses('me-float me-arrives me-popover', className)} />
    )
  );
}

/** Contains title and close button. Renders a `<div data-part="header">`. */
export function PopoverHeader({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div data-part="header" {...rest} className={joinClasses('me-popover-header', className)} />;
}

/** The popover's heading and accessible name, whose id is the layer's own. Renders an `<h2 data-part="title">`. */
export function PopoverTitle({ className, children, ...rest }: Omit<ComponentPropsWithRef<'h2'>, 'id'>) {
  const { titleId } = usePopover('PopoverTitle');
  return (
    <h2 data-part="title" {...rest} id={titleId} className={joinClasses('me-popover-title', className)}>
      {children}
    </h2>
  );
}

/** What the popover is about, read after its name. Renders a `<p data-part="description">`. */
export function PopoverDescription({ className, ...rest }: Omit<ComponentPropsWithRef<'p'>, 'id'>) {
  const id = useDescriptionId(usePopover('PopoverDescription'));
  return (
    <p
      data-part="description"
      {...rest}
      id={id}
      className={joinClasses('me-popover-description', className)}
    />
  );
}

export interface PopoverCloseProps extends LayerCloseProps {
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'popover'>> | undefined;
}

/** Closes the popover. Renders a `<button>` with a cross unless it has children, or its only child with `asChild`. */
export function PopoverClose({ messages: given, ...rest }: PopoverCloseProps) {
  const { changeOpen } = usePopover('PopoverClose');
  const { close } = useMessages('popover', popoverMessages, given);
  return <LayerClose {...rest} changeOpen={changeOpen} label={close} iconSize="small" />;
}

/** The content of the popover. Renders a `<div data-part="body">`. */
export function PopoverBody({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div data-part="body" {...rest} className={joinClasses('me-popover-body', className)} />;
}

/** The actions below the content, in a row that wraps. Renders a `<div data-part="footer">`. */
export function PopoverFooter({ className, style, ...rest }: ComponentPropsWithRef<'div'>) {
  return (
    <div
      data-part="footer"
      {...rest}
      className={joinClasses('me-modal-footer', className)}
      // The space at the sides, which a modal layer sets for all of its parts.
      style={{ '--modal-inset': '1rem', ...style } as CSSProperties}
    />
  );
}

export interface PopoverProps
  extends
    PopoverRootProps,
    AnchoredLayerOptions,
    LayerContentOptions,
    Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** Ref of the panel; all other props and `className` go there too. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Its heading and its name. Without one it needs an `aria-label`. */
  title?: ReactNode;
  /** A sentence below the title, which screen readers read with it. */
  description?: ReactNode;
  /** The button that opens and closes it. */
  trigger: ReactElement;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'popover'>> | undefined;
}

/**
 * More about the pressed element, or a few choices, beside it; the page stays usable. Use a `Dialog` for what must be
 * answered, and a `BottomSheet` for long content on a phone. Renders nothing until it is open, then a `<div
 * role="dialog">` at the end of the body.
 *
 * The focus enters it, and Tab moves on to the element after the trigger. Escape, a press outside, leaving it
 * and, in a modal layer on a phone, Back close it (ST-11); the focus returns, unless the visitor has moved it. This form is composed of the parts `Popover.Root`,
 * `Trigger`, `Content`, `Header`, `Title`, `Close`, `Description`, `Body` and `Footer`, also exported as `PopoverRoot` and so on.
 *
 * Data attributes: `data-component="popover"`, `data-side` (`bottom`, `top`) where it found space, `data-state`
 * (`open`, `closed` while it closes); parts `header`, `title`, `close`, `description`, `body` with `data-titled` under a title, `footer`.
 *
 * CSS variables: `--available-height`, the height that is free on its side: read it, do not set it.
 */
export function Popover({
  title,
  description,
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  onOpenChangeComplete,
  closable = true,
  messages,
  children,
  ...content
}: PopoverProps) {
  rejectNameless(title, content);
  const state = { open, defaultOpen, onOpenChange, onOpenChangeComplete, closable };
  return (
    <PopoverRoot {...state}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent {...content}>
        {(title || closable) && (
          <PopoverHeader>
            {title && <PopoverTitle>{title}</PopoverTitle>}
            {closable && <PopoverClose messages={messages} />}
          </PopoverHeader>
        )}
        {description && <PopoverDescription>{description}</PopoverDescription>}
        <PopoverBody data-titled={title ? '' : undefined}>{children}</PopoverBody>
      </PopoverContent>
    </PopoverRoot>
  );
}

Popover.Root = PopoverRoot;
Popover.Trigger = PopoverTrigger;
Popover.Content = PopoverContent;
Popover.Header = PopoverHeader;
Popover.Title = PopoverTitle;
Popover.Close = PopoverClose;
Popover.Description = PopoverDescription;
Popover.Body = PopoverBody;
Popover.Footer = PopoverFooter;

function rejectNameless(title: ReactNode, content: Pick<PopoverProps, 'aria-label' | 'aria-labelledby'>) {
  const hasName = title || content['aria-label'] || content['aria-labelledby'];
  if (hasName || process.env.NODE_ENV === 'production') return;
  throw new Error(
    'Popover: it has no name, so a screen reader says only "dialog" when the focus enters it. Pass `title` or `aria-label`.',
  );
}

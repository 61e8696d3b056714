'use client';

import {
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  type CSSProperties,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useState,
} from 'react';
import { joinClasses } from '../../internal/join-classes.ts';
import { type LayerButtonProps, LayerClose, LayerTrigger } from '../../internal/layer/layer-buttons.tsx';
import { useDescriptionId, useLayerState } from '../../internal/layer/layer-state.ts';
import type {
  AnchorOption,
  LayerContentOptions,
  PlacementOptions,
} from '../../internal/layer/use-layer-content.ts';
import { lazyModule } from '../../internal/lazy-module.ts';
import { useNeedsFocus } from '../../internal/use-needs-focus.ts';
import type { Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { popoverMessages } from './messages.ts';
import { PopoverContext, type PopoverRootProps, usePopover } from './popover-context.ts';

const lazyPopover = lazyModule(() => import('./popover-content.tsx'));

/** Provides the state of a popover to its parts. Renders nothing of its own. */
export function PopoverRoot({ children, ...state }: PropsWithChildren<PopoverRootProps>) {
  return <PopoverContext value={useLayerState(state)}>{children}</PopoverContext>;
}

/** The button that opens and closes the popover. Renders a `<button>`, or its only child with `asChild`. */
export function PopoverTrigger(props: LayerButtonProps) {
  return (
    <LayerTrigger {...props} layer={usePopover('PopoverTrigger')} toggles preload={lazyPopover.preload} />
  );
}

export interface PopoverContentProps
  extends PlacementOptions, AnchorOption, LayerContentOptions, ComponentPropsWithRef<'div'> {}

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
  const popover = lazyPopover.useLoaded(layer.isOpen);
  return (
    popover && (
      <popover.LoadedPopoverContent
        {...rest}
        layer={layer}
        className={joinClasses('me-float me-arrives me-popover', className)}
      />
    )
  );
}

/**
 * Points at the trigger or the `anchor`. Nothing may stick out of what scrolls, so with it only the `Body` does. Renders an
 * `<svg data-part="arrow">`.
 */
export function PopoverArrow({ className, ...rest }: ComponentPropsWithRef<'svg'>) {
  const popover = lazyPopover.useLoaded(true);
  return (
    popover && (
      <popover.Arrow asChild width={16} height={8}>
        <svg
          data-part="arrow"
          viewBox="0 0 16 8"
          aria-hidden="true"
          {...rest}
          className={joinClasses('me-popover-arrow', className)}
        >
          <path d="M0 0 8 7.5 16 0" />
        </svg>
      </popover.Arrow>
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

export interface PopoverCloseProps extends LayerButtonProps {
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'popover'>> | undefined;
}

/** Closes the popover. Renders a `<button>` with a cross unless it has children, or its only child with `asChild`. */
export function PopoverClose({ messages: given, ...rest }: PopoverCloseProps) {
  const { changeOpen } = usePopover('PopoverClose');
  const { close } = useMessages('popover', popoverMessages, given);
  return <LayerClose {...rest} changeOpen={changeOpen} label={close} iconSize="small" />;
}

/**
 * The content of the popover. Beside an `Arrow` it scrolls, and then is focusable itself if it contains nothing focusable. Renders a
 * `<div data-part="body">`.
 */
export function PopoverBody({ ref, className, ...rest }: ComponentPropsWithRef<'div'>) {
  const { isOpen, titleId } = usePopover('PopoverBody');
  const [body, setBody] = useState<HTMLDivElement | null>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => body, [body]);
  const needsFocus = useNeedsFocus(isOpen ? body : null);
  return (
    <div
      data-part="body"
      {...(needsFocus && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
      {...rest}
      ref={setBody}
      className={joinClasses('me-popover-body', className)}
    />
  );
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
    PlacementOptions,
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
 * `Trigger`, `Content`, `Arrow`, `Header`, `Title`, `Close`, `Description`, `Body` and `Footer`, also exported as `PopoverRoot` and so on.
 *
 * Data attributes: `data-component="popover"`, `data-side` (`bottom`, `top`) where it found space, `data-state`
 * (`open`, `closed` while it closes); parts `arrow`, `header`, `title`, `close`, `description`, `body` with `data-titled` under a title, `footer`.
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
Popover.Arrow = PopoverArrow;
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

'use client';

import { Slot } from '@radix-ui/react-slot';
import X from 'lucide-react/icons/x';
import {
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  type MouseEvent,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { PagePart } from '../../hooks/error-boundary.tsx';
import { joinClasses } from '../../internal/join-classes.ts';
import {
  type Layer,
  LayerContext,
  type LayerRootProps,
  useLayer,
  useLayerState,
} from '../../internal/layer/layer-state.ts';
import type { LayerContentOptions } from '../../internal/layer/use-layer-content.ts';
import { lazyModule } from '../../internal/lazy-module.ts';
import { useNeedsFocus } from '../../internal/use-needs-focus.ts';
import { Icon } from '../icon/icon.tsx';
import type { Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { layerMessages } from './messages.ts';

/** Provides the state of a layer to its parts. Renders nothing of its own. */
export function LayerRoot({ children, ...state }: PropsWithChildren<LayerRootProps>) {
  return <LayerContext value={useLayerState(state)}>{children}</LayerContext>;
}

/** Props of the buttons that open and close a layer. */
export interface LayerButtonProps extends ComponentPropsWithRef<'button'> {
  /**
   * Whether to render its only child instead, such as a `<Button>`, with its attributes.
   * @default false
   */
  asChild?: boolean | undefined;
}

interface LayerTriggerProps extends LayerButtonProps {
  layer: Layer<'trigger'>;
  /** Starts to load the content before it is needed. */
  preload: () => void;
}

/**
 * The button that opens a layer, closes it once it is there, and gets the focus back. Not Radix's, which loads with the
 * content. Renders a `<button>`, or its only child with `asChild`.
 */
export function LayerTrigger({ ref, asChild, layer, preload, onClick, ...rest }: LayerTriggerProps) {
  const { isOpen, element, changeOpen, opener: openerRef } = layer;
  const Element = asChild ? Slot : 'button';
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, []);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(openerRef, () => button.current, []);
  const isShown = isOpen && element !== null;
  return (
    <Element
      {...(!asChild && { type: 'button' })}
      aria-haspopup="dialog"
      aria-expanded={isShown}
      aria-controls={isShown ? element.id : undefined}
      onPointerEnter={preload}
      onPointerDown={preload}
      onFocus={preload}
      {...rest}
      ref={button}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        openerRef.current = event.currentTarget;
        changeOpen(!isShown, 'trigger', event.nativeEvent);
      }}
    />
  );
}

/** Contains title and close button. Renders a `<div data-part="header">`. */
export function LayerHeader({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div data-part="header" {...rest} className={joinClasses('me-layer-header', className)} />;
}

/** The layer's heading and accessible name, whose id is the layer's own. Renders an `<h2 data-part="title">`. */
export function LayerTitle({ className, children, ...rest }: Omit<ComponentPropsWithRef<'h2'>, 'id'>) {
  const { titleId } = useLayer('LayerTitle');
  return (
    <h2 data-part="title" {...rest} id={titleId} className={joinClasses('me-layer-title', className)}>
      {children}
    </h2>
  );
}

export interface LayerCloseProps extends LayerButtonProps {
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'layer'>> | undefined;
}

/**
 * Closes the nearest layer around it. Renders a `<button>` with a cross unless it has children, or its only child with
 * `asChild`.
 */
export function LayerClose({
  asChild,
  messages: given,
  className,
  children,
  onClick,
  ...rest
}: LayerCloseProps) {
  const { changeOpen } = useLayer('LayerClose');
  const { close } = useMessages('layer', layerMessages, given);
  const Element = asChild ? Slot : 'button';
  return (
    <Element
      {...(!asChild && { type: 'button' })}
      data-part="close"
      aria-label={children ? undefined : close}
      {...rest}
      className={children ? className : joinClasses('me-layer-close', className)}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        onClick?.(event);
        if (!event.defaultPrevented) changeOpen(false, 'close-button', event.nativeEvent);
      }}
    >
      {children ?? <Icon as={X} />}
    </Element>
  );
}

/** What the layer is about, read after its name. Renders a `<p data-part="description">`. */
export function LayerDescription({ className, ...rest }: Omit<ComponentPropsWithRef<'p'>, 'id'>) {
  const { setDescriptionId } = useLayer('LayerDescription');
  const id = useId();
  useLayoutEffect(() => {
    setDescriptionId(id);
    return () => setDescriptionId(undefined);
  }, [id, setDescriptionId]);
  return (
    <p data-part="description" {...rest} id={id} className={joinClasses('me-layer-description', className)} />
  );
}

/**
 * The content, which scrolls between header and footer. If it scrolls and contains nothing focusable, it is focusable
 * itself for keyboard scrolling. Renders a `<div data-part="body">`.
 */
export function LayerBody({ ref, className, children, ...rest }: ComponentPropsWithRef<'div'>) {
  const { isOpen, titleId } = useLayer('LayerBody');
  const [body, setBody] = useState<HTMLDivElement | null>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => body, [body]);
  // Nothing is focusable while it closes and is inert.
  const needsFocus = useNeedsFocus(isOpen ? body : null);
  return (
    <div
      data-part="body"
      {...(needsFocus && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
      {...rest}
      ref={setBody}
      className={joinClasses('me-layer-body', className)}
    >
      <PagePart>{children}</PagePart>
    </div>
  );
}

/**
 * The actions below the scrolling content: in a row that wraps; a single block takes the whole width. Renders a `<div
 * data-part="footer">`.
 */
export function LayerFooter({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div data-part="footer" {...rest} className={joinClasses('me-layer-footer', className)} />;
}

/** Props shared by the single-component forms of layers: Dialog, BottomSheet, Drawer, Popover. */
export interface LayerFormProps
  extends LayerRootProps, LayerContentOptions, Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** Ref of the panel; all other props and `className` go there too. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Its heading and accessible name. */
  title?: ReactNode;
  /** A sentence below the title, which screen readers read with it. */
  description?: ReactNode;
  /** The button that opens it: gets `aria-haspopup`, `aria-expanded`, and the focus back. */
  trigger?: ReactElement | undefined;
  /** The actions, which stay below the scrolling content. */
  footer?: ReactNode;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'layer'>> | undefined;
}

interface LayerFormParts extends LayerFormProps {
  /** Renders the panel around the other parts. */
  renderPanel: (panel: ModalPanelProps) => ReactNode;
  Trigger?: typeof ModalTrigger;
  Header?: typeof LayerHeader;
}

/** The single-component form of a layer, composed of its parts. */
export function LayerForm({
  renderPanel,
  Trigger = ModalTrigger,
  Header = LayerHeader,
  open,
  defaultOpen,
  onOpenChange,
  onOpenChangeComplete,
  closable = true,
  title,
  description,
  trigger,
  footer,
  messages,
  children,
  ...panel
}: LayerFormParts) {
  const state = { open, defaultOpen, onOpenChange, onOpenChangeComplete, closable };
  const parts = (
    <>
      {(title || closable) && (
        <Header>
          {title && <LayerTitle>{title}</LayerTitle>}
          {closable && <LayerClose messages={messages} />}
        </Header>
      )}
      {description && <LayerDescription>{description}</LayerDescription>}
      <LayerBody>{children}</LayerBody>
      {footer && <LayerFooter>{footer}</LayerFooter>}
    </>
  );
  return (
    <LayerRoot {...state}>
      {trigger && <Trigger asChild>{trigger}</Trigger>}
      {renderPanel({ ...panel, children: parts })}
    </LayerRoot>
  );
}

/** Props of the single-component forms of modal layers, which need a title. */
export interface ModalProps extends LayerFormProps {
  /** Its heading and accessible name. */
  title: ReactNode;
}

/** The content with Radix Dialog, loaded only when a layer opens. */
const lazyModal = lazyModule(() => import('../../internal/layer/modal-content.tsx'));

/** The button that opens the layer and gets the focus back. Renders a `<button>`, or its only child with `asChild`. */
export function ModalTrigger(props: LayerButtonProps) {
  return <LayerTrigger {...props} layer={useLayer('ModalTrigger')} preload={lazyModal.preload} />;
}

/** Props of the panel of a modal layer. */
export interface ModalPanelProps extends LayerContentOptions, ComponentPropsWithRef<'div'> {}

/** The panel of a modal layer, which loads when it first opens. */
export function ModalPanel({ part, ...rest }: ModalPanelProps & { part: string }) {
  const layer = useLayer(part);
  const modal = lazyModal.useLoaded(layer.isOpen);
  return modal && <modal.ModalContent {...rest} layer={layer} />;
}

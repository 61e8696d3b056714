'use client';

import {
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useState,
} from 'react';
import { PagePart } from '../../hooks/error-boundary.tsx';
import { joinClasses } from '../../internal/join-classes.ts';
import { type LayerButtonProps, LayerClose, LayerTrigger } from '../../internal/layer/layer-buttons.tsx';
import { useDescriptionId, useLayerState } from '../../internal/layer/layer-state.ts';
import { useNeedsFocus } from '../../internal/use-needs-focus.ts';
import type { LayerContentOptions } from '../../internal/layer/use-layer-content.ts';
import { lazyModule } from '../../internal/lazy-module.ts';
import { ModalContext, type ModalRootProps, useModal } from '../../internal/modal/modal-context.ts';
import type { Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { modalMessages } from './messages.ts';

/** The content with Radix Dialog, loaded only when a layer opens. */
const lazyModal = lazyModule(() => import('../../internal/modal/modal-content.tsx'));

/** Props of the panel of a modal layer. */
export interface ModalPanelProps extends LayerContentOptions, ComponentPropsWithRef<'div'> {}

/** Props shared by the single-component forms of modal layers: Dialog, BottomSheet, Drawer. */
export interface ModalProps
  extends ModalRootProps, LayerContentOptions, Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** Ref of the panel; all other props and `className` go there too. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Its heading and accessible name. */
  title: ReactNode;
  /** A sentence below the title, which screen readers read with it. */
  description?: ReactNode;
  /** The button that opens it: gets `aria-haspopup`, `aria-expanded`, and the focus back. */
  trigger?: ReactElement | undefined;
  /** The actions, which stay below the scrolling content. */
  footer?: ReactNode;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'modal'>> | undefined;
}

interface ModalFormProps extends ModalProps {
  /** Renders the panel around the other parts. */
  renderPanel: (panel: ModalPanelProps) => ReactNode;
  Trigger?: typeof ModalTrigger;
  Header?: typeof ModalHeader;
}

/** The single-component form of a modal layer, composed of its parts. */
export function ModalForm({
  renderPanel,
  Trigger = ModalTrigger,
  Header = ModalHeader,
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
}: ModalFormProps) {
  const state = { open, defaultOpen, onOpenChange, onOpenChangeComplete, closable };
  const parts = (
    <>
      <Header>
        <ModalTitle>{title}</ModalTitle>
        {closable && <ModalClose messages={messages} />}
      </Header>
      {description && <ModalDescription>{description}</ModalDescription>}
      <ModalBody>{children}</ModalBody>
      {footer && <ModalFooter>{footer}</ModalFooter>}
    </>
  );
  return (
    <ModalRoot {...state}>
      {trigger && <Trigger asChild>{trigger}</Trigger>}
      {renderPanel({ ...panel, children: parts })}
    </ModalRoot>
  );
}

/** Provides the state of a modal layer to its parts. Renders nothing of its own. */
export function ModalRoot({ children, ...state }: PropsWithChildren<ModalRootProps>) {
  return <ModalContext value={useLayerState(state)}>{children}</ModalContext>;
}

/** The button that opens the layer and gets the focus back. Renders a `<button>`, or its only child with `asChild`. */
export function ModalTrigger(props: LayerButtonProps) {
  const layer = useModal('ModalTrigger');
  return <LayerTrigger {...props} layer={layer} toggles={false} preload={lazyModal.preload} />;
}

/** The panel, which loads when it first opens. */
export function ModalPanel({ part, ...rest }: ModalPanelProps & { part: string }) {
  const layer = useModal(part);
  const modal = lazyModal.useLoaded(layer.isOpen);
  return modal && <modal.ModalContent {...rest} layer={layer} />;
}

export interface ModalCloseProps extends LayerButtonProps {
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'modal'>> | undefined;
}

/** Closes the layer. Renders a `<button>` with a cross unless it has children, or its only child with `asChild`. */
export function ModalClose({ messages: given, ...rest }: ModalCloseProps) {
  const { changeOpen } = useModal('ModalClose');
  const { close } = useMessages('modal', modalMessages, given);
  return <LayerClose {...rest} changeOpen={changeOpen} label={close} />;
}

/** Holds title and close button. Renders a `<div data-part="header">`. */
export function ModalHeader({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div data-part="header" {...rest} className={joinClasses('me-modal-header', className)} />;
}

/** The layer's heading and accessible name, whose id is the layer's own. Renders an `<h2 data-part="title">`. */
export function ModalTitle({ className, children, ...rest }: Omit<ComponentPropsWithRef<'h2'>, 'id'>) {
  const { titleId } = useModal('ModalTitle');
  return (
    <h2 data-part="title" {...rest} id={titleId} className={joinClasses('me-modal-title', className)}>
      {children}
    </h2>
  );
}

/** What the layer is about, read after its name. Renders a `<p data-part="description">`. */
export function ModalDescription({ className, ...rest }: Omit<ComponentPropsWithRef<'p'>, 'id'>) {
  const id = useDescriptionId(useModal('ModalDescription'));
  return (
    <p data-part="description" {...rest} id={id} className={joinClasses('me-modal-description', className)} />
  );
}

/**
 * The content, which scrolls between header and footer. If it scrolls and contains nothing focusable, it is focusable
 * itself for keyboard scrolling. Renders a `<div data-part="body">`.
 */
export function ModalBody({ ref, className, children, ...rest }: ComponentPropsWithRef<'div'>) {
  const { isOpen, titleId } = useModal('ModalBody');
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
      className={joinClasses('me-modal-body', className)}
    >
      <PagePart>{children}</PagePart>
    </div>
  );
}

/**
 * The actions below the scrolling content: in a row that wraps; a single block takes the whole width. Renders a `<div
 * data-part="footer">`.
 */
export function ModalFooter({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div data-part="footer" {...rest} className={joinClasses('me-modal-footer', className)} />;
}

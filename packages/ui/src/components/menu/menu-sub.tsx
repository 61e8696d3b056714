'use client';

import ChevronRight from 'lucide-react/icons/chevron-right';
import {
  type ComponentPropsWithRef,
  createContext,
  type PropsWithChildren,
  useContext,
  useMemo,
  useState,
} from 'react';
import { joinClasses } from '../../internal/join-classes.ts';
import { requireRoot } from '../../internal/layer/layer-state.ts';
import type { LayerContentOptions } from '../../internal/layer/use-layer-content.ts';
import { TextPart } from '../../internal/text-part.tsx';
import { Icon, type IconDrawing } from '../icon/icon.tsx';
import { useMenu, useMenuParts } from './menu-context.ts';

/** State shared by the parts of a submenu. */
export interface Submenu {
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  /** The item that opens it. */
  trigger: HTMLElement | null;
  setTrigger: (trigger: HTMLElement | null) => void;
}

const SubmenuContext = createContext<Submenu | undefined>(undefined);

const useSubmenu = (part: string) => requireRoot(useContext(SubmenuContext), part);

/** Provides the state of a submenu to its trigger and its content. Renders nothing of its own. */
export function MenuSub({ children }: PropsWithChildren) {
  const menu = useMenuParts('MenuSub');
  const [isOpen, setOpen] = useState(false);
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const submenu = useMemo(() => ({ isOpen, setOpen, trigger, setTrigger }), [isOpen, trigger]);
  return (
    <SubmenuContext value={submenu}>
      <menu.Sub open={isOpen} onOpenChange={setOpen}>
        {children}
      </menu.Sub>
    </SubmenuContext>
  );
}

export interface MenuSubTriggerProps extends ComponentPropsWithRef<'button'> {
  /** An icon before the text. */
  icon?: IconDrawing | undefined;
}

/**
 * The item that opens a submenu, and names it. Renders a `<button role="menuitem">`.
 *
 * Data attributes: `data-part="sub-trigger"`, `data-state` (`open`, `closed`).
 */
export function MenuSubTrigger({ icon, className, children, ...rest }: MenuSubTriggerProps) {
  const { setTrigger } = useSubmenu('MenuSubTrigger');
  const menu = useMenuParts('MenuSubTrigger');
  return (
    <menu.SubTrigger asChild ref={setTrigger}>
      <button
        type="button"
        data-part="sub-trigger"
        {...rest}
        className={joinClasses('me-option me-menu-item', className)}
      >
        {icon && <Icon as={icon} size="small" />}
        <TextPart>{children}</TextPart>
        <Icon as={ChevronRight} size="small" className="me-menu-chevron" />
      </button>
    </menu.SubTrigger>
  );
}

export interface MenuSubContentProps
  extends Pick<LayerContentOptions, 'container'>, ComponentPropsWithRef<'div'> {}

/**
 * The list of a submenu, beside its trigger, on a narrow screen over most of the menu. Renders nothing until it is open, then a
 * `<div role="menu">` at the end of the body.
 *
 * Data attributes: `data-component="menu-sub"`, `data-side` (`right`, `left`) where it found space, `data-state` (`open`,
 * `closed` while it closes).
 */
export function MenuSubContent({ className, ...rest }: MenuSubContentProps) {
  const layer = useMenu('MenuSubContent');
  const submenu = useSubmenu('MenuSubContent');
  const menu = useMenuParts('MenuSubContent');
  return (
    <menu.LoadedSubContent
      {...rest}
      layer={layer}
      submenu={submenu}
      className={joinClasses('me-layer me-float me-float-panel me-options me-menu me-menu-sub', className)}
    />
  );
}

'use client';

import Check from 'lucide-react/icons/check';
import {
  type ComponentPropsWithRef,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useId,
} from 'react';
import { type ChangeDetails, changeDetails } from '../../internal/change-details.ts';
import { joinClasses } from '../../internal/join-classes.ts';
import { TextPart } from '../../internal/text-part.tsx';
import { Icon, type IconDrawing } from '../icon/icon.tsx';
import { useMenuParts } from './menu-context.ts';
import { type MenuItemReason, preventClick } from './menu-item.tsx';

type MenuChoiceDetails = ChangeDetails<MenuItemReason>;

interface MenuChoiceProps extends Omit<ComponentPropsWithRef<'button'>, 'onSelect' | 'value'> {
  /** An icon before the text. */
  icon?: IconDrawing | undefined;
  /**
   * Disables the choice. It stays focusable, so that screen reader users find it.
   * @default false
   */
  disabled?: boolean | undefined;
}

interface ChoiceRow extends MenuChoiceProps {
  onPress: (details: MenuChoiceDetails) => void;
}

/** A row with a check mark, shown by `aria-checked`. */
function ChoiceRow({ icon, disabled, className, children, onPress, onClick, ...rest }: ChoiceRow) {
  return (
    <button
      type="button"
      {...rest}
      // Not the `disabled` of Radix, which screen reader users would never reach.
      {...(disabled && { 'aria-disabled': true, onClickCapture: preventClick })}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        onClick?.(event);
        onPress(changeDetails('item-press', event.nativeEvent));
      }}
      className={joinClasses('me-option me-menu-item', className)}
    >
      <Icon as={Check} size="small" className="me-menu-check" />
      {icon && <Icon as={icon} size="small" />}
      <TextPart>{children}</TextPart>
    </button>
  );
}

/** A choice leaves the menu open, so that the visitor sees it and can make another. */
const stayOpen = (event: Event) => event.preventDefault();

export interface MenuCheckboxItemProps extends MenuChoiceProps {
  /** Whether it is on. The caller stores it: a closed menu renders no items. */
  checked: boolean;
  /** It was switched on or off. */
  onCheckedChange?: ((checked: boolean, details: MenuChoiceDetails) => void) | undefined;
}

/**
 * An option of a menu that is on or off. Pressing it leaves the menu open. Renders a `<button role="menuitemcheckbox">`.
 *
 * Data attributes: `data-part="checkbox-item"`.
 */
export function MenuCheckboxItem({ checked, onCheckedChange, ...rest }: MenuCheckboxItemProps) {
  const menu = useMenuParts('MenuCheckboxItem');
  return (
    <menu.CheckboxItem asChild checked={checked} onSelect={stayOpen}>
      <ChoiceRow
        data-part="checkbox-item"
        {...rest}
        onPress={(details) => onCheckedChange?.(!checked, details)}
      />
    </menu.CheckboxItem>
  );
}

export interface MenuRadioGroupProps extends ComponentPropsWithRef<'div'> {
  /** The heading and accessible name of the group. Without one it needs an `aria-label`. */
  label?: ReactNode;
  /** The value of the chosen item; empty for none. The caller stores it: a closed menu renders no items. */
  value: string;
  /** Another item was chosen. */
  onValueChange?: ((value: string, details: MenuChoiceDetails) => void) | undefined;
}

const RadioGroupContext = createContext<MenuRadioGroupProps | undefined>(undefined);

/**
 * A choice of one in a menu, such as an order. Renders a `<div role="group">`.
 *
 * Data attributes: `data-part="radio-group"`; part `group-label`.
 */
export function MenuRadioGroup(props: MenuRadioGroupProps) {
  const { label, value, onValueChange: _onValueChange, children, ...rest } = props;
  const menu = useMenuParts('MenuRadioGroup');
  const labelId = useId();
  return (
    <RadioGroupContext value={props}>
      <menu.RadioGroup
        data-part="radio-group"
        aria-labelledby={label ? labelId : undefined}
        {...rest}
        value={value}
      >
        <GroupLabel id={labelId}>{label}</GroupLabel>
        {children}
      </menu.RadioGroup>
    </RadioGroupContext>
  );
}

function GroupLabel({ id, children }: { id: string; children: ReactNode }) {
  return (
    children && (
      <div data-part="group-label" role="none" id={id} className="me-menu-label">
        {children}
      </div>
    )
  );
}

export interface MenuRadioItemProps extends MenuChoiceProps {
  /** Its value in the group. */
  value: string;
}

/**
 * One of the choices of a `MenuRadioGroup`. Pressing it leaves the menu open. Renders a `<button role="menuitemradio">`.
 *
 * Data attributes: `data-part="radio-item"`.
 */
export function MenuRadioItem({ value, ...rest }: MenuRadioItemProps) {
  const group = useContext(RadioGroupContext);
  const menu = useMenuParts('MenuRadioItem');
  return (
    <menu.RadioItem asChild value={value} onSelect={stayOpen}>
      <ChoiceRow
        data-part="radio-item"
        {...rest}
        onPress={(details) => {
          if (value !== group?.value) group?.onValueChange?.(value, details);
        }}
      />
    </menu.RadioItem>
  );
}

'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import {
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  type Ref,
  type SyntheticEvent,
  useRef,
} from 'react';
import { type ChangeDetails, changeDetails } from '../../internal/change-details.ts';
import { ControlBox, controlInBox } from '../form-control/control-box.tsx';
import {
  type ControlSize,
  FormControl,
  type FormControlOptions,
  splitFieldProps,
} from '../form-control/form-control.tsx';
import { Icon } from '../icon/icon.tsx';
import { useTypeahead } from './use-typeahead.ts';

/** Why a select changed: the visitor chose another option. */
export type SelectChangeReason = 'choice';

export interface SelectProps
  extends
    FormControlOptions,
    Omit<ComponentPropsWithoutRef<'select'>, 'size' | 'multiple' | 'value' | 'defaultValue'> {
  /** Ref of the native `<select>`; all other props and `className` go there too. */
  ref?: Ref<HTMLSelectElement> | undefined;
  /** The chosen value (controlled); an empty one is the placeholder. */
  value?: string | undefined;
  /** The value chosen initially (uncontrolled). */
  defaultValue?: string | undefined;
  /** A first option with an empty value, such as 'Todas as séries'. It can be chosen again to clear the choice. */
  placeholder?: string | undefined;
  /**
   * Height: 36, 44 or 52 px.
   * @default 'medium'
   */
  size?: ControlSize | undefined;
  /** Another option was chosen. `details.reason` is `'choice'`; `cancel()` restores the previous one. */
  onValueChange?: ((value: string, details: ChangeDetails<SelectChangeReason>) => void) | undefined;
}

/**
 * One choice of many, in little space; with up to six, a RadioGroup shows them at once. Its children are `<option>`s
 * and `<optgroup>`s. Renders a `<div>` with a native `<select>`: the list is the system's own, which works best on a
 * phone, and works without scripts. While it is closed, first letters find an option, ignoring accents.
 *
 * Data attributes: `data-component="select"`, `data-size`, `data-invalid`; parts `label`, `optional`, `hint`, `box`,
 * `control`, `error`.
 */
export function Select({
  placeholder,
  size = 'medium',
  className = '',
  onChange,
  onKeyDown,
  onValueChange,
  children,
  ...rest
}: SelectProps) {
  const [texts, native] = splitFieldProps(rest);
  const { remember, change } = useChoice(onChange, onValueChange);
  const findTyped = useTypeahead();
  return (
    <FormControl data-component="select" data-size={size} {...texts}>
      {(control) => (
        <ControlBox
          size={size}
          onFocusCapture={remember}
          onPointerDownCapture={remember}
          onKeyDownCapture={remember}
        >
          <select
            data-part="control"
            {...native}
            {...control}
            onChange={change}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (!event.defaultPrevented) findTyped(event);
            }}
            className={`${controlInBox} me-select ${className}`}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {/* oxlint-disable-next-line repository/no-content-beside-expression -- options, no text */}
            {children}
          </select>
          <Icon as={ChevronDown} className="me-select-arrow" />
        </ControlBox>
      )}
    </FormControl>
  );
}

/** Reports a choice, and reverts it if it is canceled. */
function useChoice(onChange: SelectProps['onChange'], onValueChange: SelectProps['onValueChange']) {
  const former = useRef<string>(undefined);
  return {
    // Read from the DOM just before each possible change, because a form reset may have changed it.
    remember: (event: SyntheticEvent<HTMLElement>) => {
      former.current = event.currentTarget.querySelector('select')?.value;
    },
    change: (event: ChangeEvent<HTMLSelectElement>) => {
      onChange?.(event);
      const control = event.currentTarget;
      const details = changeDetails<SelectChangeReason>('choice', event.nativeEvent);
      onValueChange?.(control.value, details);
      if (details.isCanceled && former.current !== undefined) control.value = former.current;
      else former.current = control.value;
    },
  };
}

import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from '../icon/icon.tsx';
import { type AsChildProps, asChildOr } from '../../internal/as-child.tsx';
import { cva, type Variant } from '../../internal/cva.ts';

/** The appearance shared by Button and LinkButton: `button.css`. */
export const buttonStyle = cva('me-button', {
  variants: {
    variant: { primary: 'me-primary', secondary: 'me-secondary', quiet: 'me-quiet', danger: 'me-danger' },
    size: { small: 'me-sm', medium: 'me-md', large: 'me-lg' },
    wide: { true: 'me-wide' },
  },
});

export type ButtonVariant = Variant<typeof buttonStyle, 'variant'>;
export type ButtonSize = Variant<typeof buttonStyle, 'size'>;

/** What a Button and a LinkButton have in common. */
export interface ButtonBaseProps extends AsChildProps {
  /**
   * Visual weight. One `primary` per screen.
   * @default 'secondary'
   */
  variant?: ButtonVariant | undefined;
  /**
   * Height: 36, 44 or 52 px.
   * @default 'medium'
   */
  size?: ButtonSize | undefined;
  /**
   * Takes the full width.
   * @default false
   */
  wide?: boolean | undefined;
  /** An icon before the text: `import Search from 'lucide-react/icons/search'`. */
  icon?: IconDrawing | undefined;
  /** An icon after the text. */
  iconEnd?: IconDrawing | undefined;
  /** The text. A button with only an icon needs an `aria-label`. */
  children?: ReactNode;
}

/** What `renderButton` needs besides the attributes of the element. */
interface ButtonElement extends ButtonBaseProps {
  element: 'a' | 'button';
  /** Public name of the component: its `data-component`. */
  component: string;
  /** Announced while the button is loading; absent otherwise. */
  loadingLabel?: string | undefined;
  className?: string | undefined;
}

/** Renders a button or a link that looks like one. A function, because a component costs each of them time (P10). */
export function renderButton({
  element,
  component,
  loadingLabel,
  variant = 'secondary',
  size = 'medium',
  wide = false,
  asChild = false,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: ButtonElement): ReactNode {
  const attributes = {
    ...(element === 'button' && !asChild && { type: 'button' }),
    'data-component': component,
    'data-variant': variant,
    'data-size': size,
    ...rest,
    className: buttonStyle({ variant, size, wide, className }),
  };
  return asChildOr(element, asChild, attributes, children, (inner) => (
    <ButtonContent icon={icon} iconEnd={iconEnd} small={size === 'small'} loadingLabel={loadingLabel}>
      {inner}
    </ButtonContent>
  ));
}

interface ButtonContentProps extends Pick<ButtonElement, 'icon' | 'iconEnd' | 'loadingLabel' | 'children'> {
  small: boolean;
}

/**
 * Icon, text, icon; while loading invisible under a spinner, in the same space, so that nothing beside the button
 * moves.
 */
function ButtonContent({ icon, iconEnd, children, small, loadingLabel }: ButtonContentProps) {
  const iconSize = small ? 'small' : 'medium';
  // React renders nothing for these, as for `{isCompact || 'Salvar'}`.
  const hasLabel =
    children !== undefined && children !== null && children !== '' && typeof children !== 'boolean';
  return (
    <>
      {icon && <Icon as={icon} size={iconSize} />}
      {hasLabel && (
        // An element of its own, because icons and the spinner come and go beside the text (`TextPart`).
        <span data-part="label" className="me-text-part me-button-label">
          {children}
        </span>
      )}
      {iconEnd && <Icon as={iconEnd} size={iconSize} />}
      {loadingLabel && <Spinner label={loadingLabel} />}
    </>
  );
}

/** Loading indicator over the button's invisible label and icons. Renders a `<span>`. */
function Spinner({ label }: { label: string }) {
  return (
    <span data-part="spinner" className="me-button-spinner">
      <span className="sr-only">{label}</span>
    </span>
  );
}

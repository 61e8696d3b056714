import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from '../icon/icon.tsx';
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

/** The content of a button. */
export interface ButtonContentProps {
  /** An icon before the text: `import Search from 'lucide-react/icons/search'`. */
  icon?: IconDrawing | undefined;
  /** An icon after the text. */
  iconEnd?: IconDrawing | undefined;
  /** The text. A button with only an icon needs an `aria-label`. */
  children?: ReactNode;
}

interface InnerProps extends ButtonContentProps {
  small: boolean;
  /** Announced while the button is loading; absent otherwise. */
  loadingLabel?: string | undefined;
}

/**
 * Icon, text, icon; while loading invisible under a spinner, in the same space, so that nothing beside the button
 * moves.
 */
export function ButtonContent({ icon, iconEnd, children, small, loadingLabel }: InnerProps) {
  const iconSize = small ? 'small' : 'medium';
  const hasLabel = children !== undefined && children !== null;
  return (
    <>
      {icon && <Icon as={icon} size={iconSize} />}
      {hasLabel && (
        // An element of its own, because icons and the spinner come and go beside the text (`TextPart`).
        <span data-part="label" className="me-button-label">
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

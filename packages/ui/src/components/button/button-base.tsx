import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from '../icon/icon.tsx';
import { cva } from '../../internal/cva.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

/** The look shared by Button and LinkButton: `button.css`. */
export const buttonStyle = cva('me-button', {
  variants: {
    variant: { primary: 'me-primary', secondary: 'me-secondary', quiet: 'me-quiet', danger: 'me-danger' },
    size: { small: 'me-sm', medium: 'me-md', large: 'me-lg' },
    wide: { true: 'me-wide' },
  },
});

/** What a button may hold besides its words. */
export interface ButtonContentProps {
  /** A drawing before the words: `import Search from 'lucide-react/icons/search'`. */
  icon?: IconDrawing | undefined;
  /** A drawing after the words. */
  iconEnd?: IconDrawing | undefined;
  /** The words. A button of an icon alone needs an `aria-label`. */
  children?: ReactNode;
}

interface InnerProps extends ButtonContentProps {
  small: boolean;
  /** Said while the button works; absent when it does not. */
  loadingLabel?: string | undefined;
}

/** Icon, words, icon; under a spinner while loading, in the same room, so that nothing beside the button moves. */
export function ButtonContent({ icon, iconEnd, children, small, loadingLabel }: InnerProps) {
  const iconSize = small ? 'small' : 'medium';
  const content = (
    <>
      {icon && <Icon as={icon} size={iconSize} />}
      {children}
      {iconEnd && <Icon as={iconEnd} size={iconSize} />}
    </>
  );
  if (!loadingLabel) return content;
  return (
    <>
      <span data-part="content" className="me-button-content">
        {content}
      </span>
      <Spinner label={loadingLabel} />
    </>
  );
}

/** Loading indicator over the button's invisible content. Renders a `<span>`. */
function Spinner({ label }: { label: string }) {
  return (
    <span data-part="spinner" className="me-button-spinner">
      <span className="sr-only">{label}</span>
    </span>
  );
}

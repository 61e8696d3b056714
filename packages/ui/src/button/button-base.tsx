import { variants } from '../variants/variants.ts';
import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from '../icon/icon.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

/**
 * The look shared by Button and LinkButton. A filled button stands on a darker edge, like a key, and gives 1 px under
 * the finger. In forced colours the border, transparent until then, draws the shape.
 */
export const buttonStyle = variants(
  [
    'relative inline-flex items-center justify-center gap-2 rounded-control border text-center font-semibold no-underline select-none',
    'transition-[background-color,border-color,box-shadow,translate] active:translate-y-px',
    'disabled:translate-y-0 disabled:cursor-not-allowed disabled:border-transparent disabled:bg-wash disabled:text-ink-soft disabled:shadow-none',
    'data-loading:translate-y-0 data-loading:cursor-progress',
    'forced-colors:disabled:border-[GrayText] forced-colors:disabled:text-[GrayText]',
  ],
  {
    variant: {
      primary: [
        'border-transparent bg-brand text-on-brand shadow-[inset_0_-2px_0_var(--brand-edge)]',
        'hover:bg-brand-strong active:shadow-none',
      ],
      secondary: 'border-control-line bg-card text-brand hover:border-brand hover:bg-brand-wash',
      quiet: 'border-transparent bg-transparent text-brand hover:bg-brand-wash',
      danger: [
        'border-transparent bg-danger text-on-danger shadow-[inset_0_-2px_0_var(--danger-edge)]',
        'hover:bg-danger-strong active:shadow-none',
      ],
    },
    size: {
      small: 'min-h-9 px-3 py-1.5 text-small',
      medium: 'min-h-11 px-4 py-2 text-medium',
      large: 'min-h-13 px-6 py-3 text-medium',
    },
    wide: { true: 'w-full', false: '' },
  },
);

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
      <span data-part="content" className="inline-flex items-center justify-center gap-2 opacity-0">
        {content}
      </span>
      <Spinner label={loadingLabel} />
    </>
  );
}

/** Loading indicator over the button's invisible content. Renders a `<span>`. */
function Spinner({ label }: { label: string }) {
  return (
    <span data-part="spinner" className="absolute inset-0 grid place-items-center">
      <span className="size-5 animate-spin rounded-full border-[2.5px] border-current/30 border-t-current" />
      <span className="sr-only">{label}</span>
    </span>
  );
}

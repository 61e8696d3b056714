import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from '../icon/icon.tsx';

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

const inline = 'inline-flex items-center justify-center gap-2';

/** Icon, words, icon; under a spinner while loading, in the same room, so that nothing beside the button moves. */
export function ButtonContent({ icon, iconEnd, children, small, loadingLabel }: InnerProps) {
  const iconSize = small ? 'small' : 'medium';
  return (
    <>
      <span data-part="content" className={loadingLabel ? `${inline} opacity-0` : inline}>
        {icon && <Icon as={icon} size={iconSize} />}
        {children}
        {iconEnd && <Icon as={iconEnd} size={iconSize} />}
      </span>
      {loadingLabel && <Spinner label={loadingLabel} />}
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

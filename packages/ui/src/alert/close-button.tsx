import Close from 'lucide-react/icons/x';
import { type MouseEvent, useRef } from 'react';
import { useFocusPassedOn } from '../focus/use-focus-passed-on.ts';
import { Icon, type IconSize } from '../icon/icon.tsx';

interface CloseButtonProps {
  readonly label: string;
  readonly iconSize: IconSize;
  readonly className: string;
  readonly onClick: (event: MouseEvent) => void;
}

/** Closes a message that stands in the page. The focus, if it has it, goes on when it is no more. */
export function CloseButton({ label, iconSize, className, onClick }: CloseButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusPassedOn(button);
  return (
    <button
      ref={button}
      type="button"
      data-part="close"
      aria-label={label}
      className={`grid shrink-0 place-items-center rounded-control ${className}`}
      onClick={onClick}
    >
      <Icon as={Close} size={iconSize} />
    </button>
  );
}

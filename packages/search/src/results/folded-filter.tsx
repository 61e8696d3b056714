import { Icon } from '@melhor-escola/ui/icon';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState, type ReactNode } from 'react';

export interface FoldedFilterProps {
  title: string;
  /** How many of its values are chosen. With any, it is open at first. */
  chosen: number;
  children: ReactNode;
}

/** A filter that few need, folded until it is wanted. Its controls are sent and found either way. Renders a `<details>`. */
export function FoldedFilter({ title, chosen, children }: FoldedFilterProps) {
  const [open, setOpen] = useState(chosen > 0);
  return (
    <details
      open={open}
      className="group border-t border-hairline pt-2"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-control font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        {chosen > 0 && ` (${chosen})`}
        <Icon as={ChevronDown} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}

import { Icon } from '@melhor-escola/ui/icon';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

/** The rest of a long list, behind its title: search engines and find-in-page still reach it. Renders a `<details>`. */
export function Fold({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-control font-semibold text-brand [&::-webkit-details-marker]:hidden">
        <span>{title}</span>
        <Icon as={ChevronDown} className="transition-transform [[open]>summary>&]:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

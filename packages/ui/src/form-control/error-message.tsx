import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

/** What is wrong with a field, with a sign so that colour does not speak alone. Renders a `<p data-part="error">`. */
export function ErrorMessage({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p data-part="error" id={id} className="flex gap-1.5 text-small text-danger">
      <Icon as={CircleAlert} size="small" className="mt-[0.1875rem]" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

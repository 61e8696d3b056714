import Check from 'lucide-react/icons/check';
import { Icon } from '../icon/icon.tsx';
import type { StepState } from './stepper.tsx';

/** The step's number in a circle, or a tick once it is done. For the eye: a list counts for those who listen. */
export function StepMark({ state, number }: { state: StepState; number: number }) {
  return (
    <span
      data-part="mark"
      aria-hidden="true"
      className={[
        'relative grid size-8 shrink-0 place-items-center rounded-full border-2 font-semibold tabular-nums transition-colors',
        'border-control-line/60 bg-card text-ink-soft',
        'group-data-[state=current]/step:border-brand group-data-[state=current]/step:text-brand',
        'group-data-[state=completed]/step:border-brand group-data-[state=completed]/step:bg-brand',
        'group-data-[state=completed]/step:text-on-brand',
        'forced-colors:group-data-[state=current]/step:border-[Highlight]',
      ].join(' ')}
    >
      {state === 'completed' ? <Icon as={Check} size="small" /> : number}
    </span>
  );
}

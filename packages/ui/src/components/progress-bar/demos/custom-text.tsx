import { ProgressBar } from '@melhor-escola/ui/progress-bar';

/** `formatValue` returns the value's text, visible and for screen readers. */
export default function Seats() {
  return (
    <ProgressBar
      label="Vagas preenchidas"
      value={3}
      maximum={8}
      formatValue={(value, maximum) => `${value} de ${maximum}`}
      style={{ maxWidth: 400 }}
    />
  );
}

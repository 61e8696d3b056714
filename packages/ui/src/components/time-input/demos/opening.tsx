import { TimeInput } from '@melhor-escola/ui/time-input';

/** A plain form that the browser submits: `abre=07:30`. */
export default function Opening() {
  return (
    <form aria-label="Secretaria" style={{ display: 'grid', gap: 24, maxWidth: 240 }}>
      <TimeInput label="A secretaria abre às" name="abre" defaultValue="07:30" min="06:00" max="12:00" />
    </form>
  );
}

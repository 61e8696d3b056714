import { TimeRange } from '@melhor-escola/ui/date-range';

/** A plain form that the browser submits: `abre=08:00&fecha=17:30`. */
export default function OpeningHours() {
  return (
    <form aria-label="Secretaria" style={{ display: 'grid', gap: 24, maxWidth: 320 }}>
      <TimeRange
        legend="Segunda a sexta-feira"
        names={['abre', 'fecha']}
        min="06:00"
        max="22:00"
        defaultValue={{ start: '08:00', end: '17:30' }}
      />
    </form>
  );
}

import { Text } from '@melhor-escola/ui/text';

/** The number that proves that a request under the LGPD was made: 'LGPD-2026-7Q2K-M0XB'. Renders a `<p>`. */
export function Protocol({ number }: { number: string }) {
  return (
    <Text size="small">
      Protocolo <strong className="font-semibold whitespace-nowrap tabular-nums">{number}</strong>
    </Text>
  );
}

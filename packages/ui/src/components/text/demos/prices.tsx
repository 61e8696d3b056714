import { Text } from '@melhor-escola/ui/text';

/** Tabular figures align in a column. */
export default function Prices() {
  return (
    <div style={{ textAlign: 'end', width: 120 }}>
      <Text tabular>R$ 1.111,10</Text>
      <Text tabular>R$ 2.890,46</Text>
    </div>
  );
}

import { Avatar } from '@melhor-escola/ui/avatar';
import { Text } from '@melhor-escola/ui/text';

/** Decorative beside a name: a screen reader announces the name once. */
export default function BesideName() {
  return (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      <Avatar name="Colégio Horizonte" shape="school" decorative />
      <Text>Colégio Horizonte</Text>
    </div>
  );
}

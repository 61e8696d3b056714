import { Avatar } from '@melhor-escola/ui/avatar';
import { Stack } from '@melhor-escola/ui/stack';
import { Text } from '@melhor-escola/ui/text';

/** Decorative beside a name: a screen reader announces the name once. */
export default function BesideName() {
  return (
    <Stack direction="row" align="center">
      <Avatar name="Colégio Horizonte" shape="school" decorative />
      <Text>Colégio Horizonte</Text>
    </Stack>
  );
}

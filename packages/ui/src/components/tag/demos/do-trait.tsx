import { Stack } from '@melhor-escola/ui/stack';
import { Tag } from '@melhor-escola/ui/tag';

export default function Trait() {
  return (
    <Stack direction="row" gap="small" wrap>
      <Tag>Bilíngue</Tag>
      <Tag>Período integral</Tag>
      <Tag>Método Montessori</Tag>
    </Stack>
  );
}

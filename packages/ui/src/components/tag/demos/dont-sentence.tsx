import { Stack } from '@melhor-escola/ui/stack';
import { Tag } from '@melhor-escola/ui/tag';

export default function Sentence() {
  return (
    <Stack direction="row" gap="small" wrap>
      <Tag>A escola oferece ensino bilíngue</Tag>
      <Tag>As crianças podem ficar o dia todo</Tag>
    </Stack>
  );
}

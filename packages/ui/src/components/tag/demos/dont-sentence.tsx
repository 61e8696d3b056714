import { Tag } from '@melhor-escola/ui/tag';

export default function Sentence() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Tag>A escola oferece ensino bilíngue</Tag>
      <Tag>As crianças podem ficar o dia todo</Tag>
    </div>
  );
}

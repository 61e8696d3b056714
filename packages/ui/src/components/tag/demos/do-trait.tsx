import { Tag } from '@melhor-escola/ui/tag';

export default function Trait() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Tag>Bilíngue</Tag>
      <Tag>Período integral</Tag>
      <Tag>Método Montessori</Tag>
    </div>
  );
}

import { EmptyState } from '@melhor-escola/ui/empty-state';

export default function Nothing() {
  return <EmptyState level={4} title="Nenhum resultado" />;
}

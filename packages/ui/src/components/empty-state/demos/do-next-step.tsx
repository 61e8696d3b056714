import { LinkButton } from '@melhor-escola/ui/button';
import { EmptyState } from '@melhor-escola/ui/empty-state';

export default function NextStep() {
  return (
    <EmptyState
      level={4}
      title="Nenhuma bolsa com estes filtros"
      actions={<LinkButton href="#sem-filtros">Limpar filtros</LinkButton>}
    >
      Há 23 bolsas em Palmas sem o filtro de preço.
    </EmptyState>
  );
}

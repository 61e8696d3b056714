import { Button } from '@melhor-escola/ui/button';
import { Menu, type MenuProps } from '@melhor-escola/ui/menu';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash';

const items: MenuProps['items'] = [
  { label: 'Copiar o endereço', icon: Copy },
  { label: 'Editar a busca', icon: Pencil },
  { label: 'Imprimir', disabled: true },
  { label: 'Excluir a busca', startsGroup: true, icon: Trash, tone: 'danger' },
];

/** `onSelect` runs an item's action; an item with `href` is a link. */
export default function Actions() {
  return <Menu align="end" trigger={<Button iconEnd={Ellipsis}>Mais ações</Button>} items={items} />;
}

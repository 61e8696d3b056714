import { Breadcrumb } from '@melhor-escola/ui/breadcrumb';

const items = [
  { label: 'Início', href: '#inicio' },
  { label: 'Escolas', href: '#escolas' },
  { label: 'Tocantins', href: '#tocantins' },
  { label: 'Araguaína', href: '#araguaina' },
  { label: 'Setor Central', href: '#setor-central' },
  { label: 'Colégio Horizonte' },
];

/** The last item is the current page. Steps that do not fit are behind a button. */
export default function Collapsed() {
  return <Breadcrumb items={items} />;
}

import { DescriptionList } from '@melhor-escola/ui/description-list';

const reservation = [
  { term: 'Escola', description: 'Colégio Horizonte' },
  { term: 'Série', description: '1º ano do Fundamental' },
  { term: 'Turno', description: 'Manhã' },
  { term: 'Mensalidade com bolsa', description: 'R$ 890,00' },
];

/** Side by side, to check what was entered. */
export default function Review() {
  return <DescriptionList layout="beside" items={reservation} />;
}

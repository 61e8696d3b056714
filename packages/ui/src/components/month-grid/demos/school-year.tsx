import { MonthGrid } from '@melhor-escola/ui/month-grid';

const names = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

/** Enrollment in January, and books in February. The caption names the heaviest month. */
export default function SchoolYear() {
  const amounts = new Map([
    ['janeiro', 1450],
    ['fevereiro', 1750],
  ]);
  return (
    <MonthGrid
      caption={'Mês mais pesado de 2027: fevereiro, R$\u00A01.750. Os doze meses somam R$\u00A011.700.'}
      months={names.map((name) => {
        const amount = amounts.get(name) ?? 850;
        return {
          name,
          amount: `R$\u00A0${amount.toLocaleString('pt-BR')}`,
          level: amount / 1750,
          isPeak: name === 'fevereiro',
        };
      })}
    />
  );
}

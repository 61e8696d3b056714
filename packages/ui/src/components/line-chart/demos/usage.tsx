import { LineChart } from '@melhor-escola/ui/line-chart';

const seconds = (value: number) =>
  `${(value / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} s`;

/** Two lines and what is good. A day without enough measurements is a gap. */
export default function Usage() {
  return (
    <LineChart
      caption="Tempo até a página aparecer"
      axis="Dia"
      labels={['24/11', '25/11', '26/11', '27/11', '28/11', '29/11', '30/11']}
      series={[
        { key: 'phone', label: 'Celular', values: [2300, 2450, 2600, null, 2200, 2150, 2100] },
        { key: 'desktop', label: 'Computador', values: [1200, 1250, 1180, 1210, 1190, 1160, 1150] },
      ]}
      limit={{ value: 2500, label: 'Bom até 2,5 s' }}
      formatValue={seconds}
    />
  );
}

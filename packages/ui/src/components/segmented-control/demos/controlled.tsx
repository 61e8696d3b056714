import { useState } from 'react';
import { Segment, SegmentedControl } from '@melhor-escola/ui/segmented-control';

export default function Controlled() {
  const [period, setPeriod] = useState('ano');
  return (
    <>
      <SegmentedControl legend="Mostrar valores" value={period} onValueChange={setPeriod}>
        <Segment value="mes" label="Por mês" />
        <Segment value="ano" label="Por ano" />
      </SegmentedControl>
      <output>{period === 'mes' ? 'Mensalidade' : 'Anuidade'}</output>
    </>
  );
}

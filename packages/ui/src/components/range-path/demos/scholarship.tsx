import { RangePath } from '@melhor-escola/ui/range-path';

/** A scholarship until its stage ends. The first year is certain, so it has no range. */
export default function Scholarship() {
  return (
    <RangePath
      steps={[
        { name: '2027', detail: '8º ano', amount: 'R$ 850', from: 0.91, to: 0.91 },
        {
          name: '2028',
          detail: '9º ano',
          amount: 'R$ 850',
          range: 'de R$ 887 a R$ 936 com reajuste',
          from: 0.95,
          to: 1,
        },
      ]}
      end="A bolsa acaba no fim do 9º ano, em dezembro de 2028."
    />
  );
}

import { PriceSum } from '@melhor-escola/ui/price-sum';

/** What a scholarship of half the monthly fee leaves to pay, and what it saves in a year. */
export default function Scholarship() {
  return (
    <PriceSum
      lines={[
        { term: 'Mensalidade', amount: 'R$ 1.000' },
        { term: 'Bolsa de 50%', amount: '− R$ 500' },
      ]}
      total={{ term: 'Você paga por mês', amount: 'R$ 500' }}
      saving={{ term: 'Economia no ano', amount: 'R$ 6.000' }}
    />
  );
}

export function benefitsHead() {
  return {
    title: 'Meus Benefícios',
    description: 'Descontos de parceiros para quem tem conta no site.',
  };
}

import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { benefit } from '../../platform/database/order-schema.ts';

const benefits = [
  {
    title: 'Material escolar com desconto',
    description: 'Cadernos, mochilas e itens da lista de material, na loja e pelo site.',
    partner: 'Papelaria Girassol (demonstração)',
    category: 'Material escolar',
    discount: '20% de desconto',
    link: 'https://papelaria-girassol.example',
  },
  {
    title: 'Livros didáticos',
    description: 'Livros novos das principais editoras, com entrega em todo o Brasil.',
    partner: 'Livraria Jequitibá (demonstração)',
    category: 'Material escolar',
    discount: '15% de desconto',
    link: 'https://livraria-jequitiba.example',
  },
  {
    title: 'Uniforme sob medida',
    description: 'Ajuste de uniforme incluído na compra de duas peças ou mais.',
    partner: 'Malharia Ipê (demonstração)',
    category: 'Uniforme',
    discount: '10% de desconto',
    link: 'https://malharia-ipe.example',
  },
  {
    title: 'Inglês no contraturno',
    description: 'Um mês de aulas em turma, para crianças e adolescentes.',
    partner: 'Escola de Idiomas Sabiá (demonstração)',
    category: 'Cursos',
    discount: 'Primeiro mês grátis',
    link: 'https://idiomas-sabia.example',
  },
  {
    title: 'Exame de vista',
    description: 'Consulta com oftalmologista e desconto na armação dos óculos.',
    partner: 'Ótica Horizonte (demonstração)',
    category: 'Saúde',
    discount: 'Consulta por R$ 60,00',
    link: 'https://otica-horizonte.example',
  },
  {
    title: 'Transporte escolar',
    description: 'Van com monitora, da porta de casa até a escola.',
    partner: 'Vai e Vem Transportes (demonstração)',
    category: 'Transporte',
    discount: '5% de desconto na mensalidade',
    link: 'https://vai-e-vem.example',
  },
] as const;

/** Stores the demonstration benefits, unless there are some. They never expire. */
export async function storeDemoBenefits(tx: NodePgDatabase): Promise<void> {
  const [existing] = await tx.select({ id: benefit.id }).from(benefit).where(eq(benefit.demo, true)).limit(1);
  if (existing) return;
  await tx.insert(benefit).values(benefits.map((one) => ({ ...one, demo: true })));
}

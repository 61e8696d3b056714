import { Link } from '@melhor-escola/ui/link';
import type { School } from './school.ts';

/** The parts of the page by name, for who comes for one of them: a long page on a phone is otherwise found by luck. */
export function SchoolContents({ school }: { school: School }) {
  const parts = [
    { id: 'bolsas', name: 'Bolsas' },
    ...(school.offers.length > 0 ? [{ id: 'regras', name: 'Regras' }] : []),
    ...(school.priceBands.length > 0 ? [{ id: 'faixa-de-preco', name: 'Faixa de preço' }] : []),
    { id: 'sobre', name: 'Sobre' },
    { id: 'onde-fica', name: 'Onde fica' },
    { id: 'avaliacoes', name: 'Avaliações' },
    { id: 'dados-oficiais', name: school.demonstration ? 'Dados' : 'Dados oficiais' },
  ];
  return (
    <nav aria-label="Nesta página" className="border-y border-hairline print:hidden">
      <ul className="-mx-2 flex overflow-x-auto [scrollbar-width:none]">
        {parts.map(({ id, name }) => (
          <li key={id} className="shrink-0">
            <Link href={`#${id}`} tone="quiet" className="inline-flex min-h-11 items-center px-2 text-small">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

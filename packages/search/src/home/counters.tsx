import type { DirectoryTotals } from '@melhor-escola/api-client/service';
import { formatCount } from '@melhor-escola/domain/count';

type Counter = 'activeOffers' | 'partnerSchools' | 'enrolledStudents';

const names: readonly { key: Counter; one: string; many: string }[] = [
  { key: 'activeOffers', one: 'bolsa disponível', many: 'bolsas disponíveis' },
  { key: 'partnerSchools', one: 'escola parceira', many: 'escolas parceiras' },
  { key: 'enrolledStudents', one: 'aluno matriculado', many: 'alunos matriculados' },
];

/** The directory's counters (EN-10). One at zero is left out: it says nothing that helps. */
export function Counters({ totals }: { totals: DirectoryTotals }) {
  const counted = names.filter(({ key }) => totals[key] > 0);
  if (counted.length === 0) return null;
  return (
    // On a phone a sum on paper: side by side, numbers of six figures would touch.
    <ul className="grid grid-cols-[max-content_1fr] items-baseline gap-x-2 gap-y-1 sm:flex sm:gap-x-8">
      {counted.map(({ key, one, many }) => (
        <li key={key} className="contents sm:flex sm:flex-col">
          <strong className="text-end text-large font-bold tabular-nums sm:text-start sm:text-extra-large">
            {formatCount(totals[key])}
          </strong>
          <span className="text-small text-ink-soft">{totals[key] === 1 ? one : many}</span>
        </li>
      ))}
    </ul>
  );
}

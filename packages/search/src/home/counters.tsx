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
    <ul className="flex flex-wrap gap-x-3 gap-y-3 sm:gap-x-8">
      {counted.map(({ key, one, many }) => (
        <li key={key} className="flex flex-col max-sm:w-22">
          <strong className="text-extra-large font-bold tabular-nums">{formatCount(totals[key])}</strong>
          <span className="text-small text-ink-soft">{totals[key] === 1 ? one : many}</span>
        </li>
      ))}
    </ul>
  );
}

import type { Funnel } from '@melhor-escola/api-client/panel';
import { formatIsoDay } from '@melhor-escola/domain/date';
import { findGrade, grades } from '@melhor-escola/domain/stage';
import { Select } from '@melhor-escola/ui/select';
import { Table, type TableColumn } from '@melhor-escola/ui/table';
import { Text } from '@melhor-escola/ui/text';
import { useState } from 'react';
import { formatSum, type FunnelBucket, funnelSteps, sumStep } from './funnel-sums.ts';

export interface FunnelTablesProps {
  funnel: Funnel;
  /** What the numbers are about: 'da escola'. */
  of: string;
}

/** A row: the buckets of one week or of one grade. */
interface FunnelRow {
  readonly id: string;
  readonly name: string;
  readonly buckets: readonly FunnelBucket[];
}

const stepColumns = (onlyOfGrade: boolean): TableColumn<FunnelRow>[] =>
  funnelSteps
    .filter(({ isOfGrade }) => isOfGrade || !onlyOfGrade)
    .map(({ key, label }) => ({
      key,
      header: label,
      numeric: true,
      cell: ({ buckets }) => formatSum(sumStep(buckets, key)),
    }));

const named = (header: string): TableColumn<FunnelRow> => ({
  key: 'name',
  header,
  rowHeader: true,
  cell: ({ name }) => name,
});

/** Steps that are about a grade. */
const gradeColumns = [named('Série'), ...stepColumns(true)];

/**
 * How families come closer, from the first view to enrollment, by week and by grade. Counts below five are hidden, and sums contain
 * only what is shown. For a school, and for our own team.
 */
export function FunnelTables({ funnel: { weeks, buckets }, of }: FunnelTablesProps) {
  const [grade, setGrade] = useState('');
  const chosen = buckets.filter((bucket) => grade === '' || bucket.grade === grade);
  const present = grades.filter(({ slug }) => buckets.some((bucket) => bucket.grade === slug));
  const byWeek = weeks.map((week) => ({
    id: week,
    name: `Semana de ${formatIsoDay(week)}`,
    buckets: chosen.filter((bucket) => bucket.week === week),
  }));
  const byGrade = [
    ...present.map(({ slug, name }) => ({
      id: slug,
      name,
      buckets: buckets.filter((bucket) => bucket.grade === slug),
    })),
    {
      id: 'sem-serie',
      name: 'Série não informada',
      // Also grades that we no longer have: otherwise the weeks would count what no row shows.
      buckets: buckets.filter((bucket) => !present.some(({ slug }) => slug === bucket.grade)),
    },
  ];
  const gradeName = findGrade(grade)?.name;
  return (
    <div className="flex flex-col gap-6">
      <Text size="small" tone="soft" className="max-w-prose">
        Cada número conta o que aconteceu numa semana que já terminou, de segunda a domingo. Números de 1 a 4
        ficam ocultos, para que ninguém seja reconhecido, e as somas têm só os que aparecem. A página aberta,
        as escolas salvas, as comparações e as perguntas não têm série.
      </Text>
      <Select
        label="Série"
        placeholder="Todas as séries"
        value={grade}
        onValueChange={(value) => setGrade(value)}
        className="max-w-xs print:hidden noscript:hidden"
      >
        {present.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
      <Table
        caption={`Por semana, ${gradeName ?? 'todas as séries'} ${of}`}
        columns={[named('Semana'), ...stepColumns(grade !== '')]}
        rows={byWeek}
        cardsBelow="large"
      />
      <Table
        caption={`Por série, nas últimas ${weeks.length} semanas ${of}`}
        columns={gradeColumns}
        rows={byGrade}
      />
    </div>
  );
}

import type { GradeSlug } from '@melhor-escola/domain/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { comparedSchools, compareQueryClient, listSlugs } from '../fixtures/compared-schools.ts';
import { FixturePage } from '../fixtures/site.tsx';
import { CompareScreen } from './screen.tsx';

function ComparePage({
  count,
  onlyDifferences,
  grade,
}: {
  count: number;
  onlyDifferences?: boolean;
  grade?: GradeSlug;
}) {
  const slugs = listSlugs(comparedSchools.slice(0, count));
  const search = { escola: slugs, serie: grade, diferencas: onlyDifferences ? (true as const) : undefined };
  return (
    <FixturePage
      screen={<CompareScreen search={search} />}
      queryClient={compareQueryClient(count)}
      address={`/escolas/comparar?${slugs.map((slug) => `escola=${slug}`).join('&')}`}
    />
  );
}

const meta = {
  title: 'Search/Compare',
  component: ComparePage,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { count: 2 },
} satisfies Meta<typeof ComparePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSchools: Story = {};

/** The grade that the family asks about. */
export const AskedGrade: Story = { args: { grade: '6-ano' } };

/** None of the schools has the asked grade. */
export const MissingGrade: Story = { args: { grade: '3-serie' } };

/** The maximum: a phone shows two at a time. */
export const FourSchools: Story = { args: { count: 4 } };

export const OnlyDifferences: Story = { args: { count: 3, onlyDifferences: true } };

/** A single school: explains the next step. */
export const OneSchool: Story = { args: { count: 1 } };

export const Empty: Story = { args: { count: 0 } };

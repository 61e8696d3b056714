import { findGrade, grades as allGrades, type GradeSlug } from '@melhor-escola/domain/stage';
import { Button } from '@melhor-escola/ui/button';
import { Checkbox } from '@melhor-escola/ui/checkbox';
import { Select } from '@melhor-escola/ui/select';
import { Text } from '@melhor-escola/ui/text';
import { type Unlisting, unlistingLabel } from '@melhor-escola/domain/school-listing';
import { GradeOptions } from '../grade/grade-options.tsx';
import { useGradePrices } from '../grade/grade-prices.ts';
import { useSearchPorts } from '../ports.tsx';
import { useBuildAddress } from '../route-link.tsx';
import { SchoolCard, SchoolPrice } from '../school/card/school-card.tsx';
import type { SavedSchool } from '../school/saved-school.ts';
import { SaveButton } from './save-button.tsx';
import type { SavedGrades } from '@melhor-escola/domain/saved-grades';
import { useFullList, useIsListed } from './use-slug-list.ts';

export interface FavoriteListProps {
  schools: readonly SavedSchool[];
  /** The grade whose price each school's card shows, by slug; absent: its cheapest scholarship. */
  grades: SavedGrades;
  /** Called with another grade for a school, or none. If absent, the grades cannot be changed. */
  onGradeChange?: ((slug: string, grade: GradeSlug | undefined) => void) | undefined;
  /** Called with the slug of a school before it leaves the favorites. */
  onUnsave?: ((slug: string) => void) | undefined;
}

/**
 * Saved schools, each with a checkbox that adds it to the comparison, which the tray opens. Without JavaScript, a plain GET form
 * compares the checked ones.
 */
export function FavoriteList({ schools, grades, onGradeChange, onUnsave }: FavoriteListProps) {
  const { links } = useSearchPorts();
  const buildAddress = useBuildAddress();
  const prices = useGradePrices(grades);
  return (
    <form method="get" action={buildAddress(links.compare([]))} className="flex flex-col gap-4">
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {schools.map((school) => (
          <li key={school.slug}>
            <SchoolCard
              school={school}
              level={2}
              price={
                school.unlisted ? (
                  <UnlistedNote unlisting={school.unlisted} />
                ) : (
                  <SchoolPrice school={school} ofGrade={prices[school.slug]} />
                )
              }
              foot={
                <>
                  <div className="flex flex-wrap items-center justify-between gap-2 print:hidden">
                    {onGradeChange && !school.unlisted && (
                      <SavedGradeSelect
                        school={school}
                        grade={grades[school.slug]}
                        onChange={(grade) => onGradeChange(school.slug, grade)}
                      />
                    )}
                    {schools.length > 1 && !school.unlisted && (
                      <CompareCheckbox slug={school.slug} name={school.name} />
                    )}
                    <SaveButton
                      slug={school.slug}
                      name={school.name}
                      grade={grades[school.slug]}
                      onUnsave={() => onUnsave?.(school.slug)}
                    />
                  </div>
                </>
              }
            />
          </li>
        ))}
      </ul>
      {schools.length > 1 && (
        <div className="flex flex-wrap items-center gap-3 scripted:hidden print:hidden">
          <Button type="submit" variant="primary">
            Comparar as escolhidas
          </Button>
          <Text size="small" tone="soft">
            Até quatro, lado a lado.
          </Text>
        </div>
      )}
    </form>
  );
}

interface SavedGradeSelectProps {
  school: Pick<SavedSchool, 'slug' | 'name'>;
  grade: GradeSlug | undefined;
  onChange: (grade: GradeSlug | undefined) => void;
}

/** The grade of the child that the school is saved for, on a line of its own. A school that was just unsaved has none to change. */
function SavedGradeSelect({ school: { slug, name }, grade, onChange }: SavedGradeSelectProps) {
  const { favorites } = useSearchPorts();
  const isSaved = useIsListed(favorites, slug);
  return (
    <div className="basis-full">
      <Select
        size="small"
        label={`Série em ${name}`}
        labelHidden
        placeholder="Escolha a série"
        value={grade ?? ''}
        disabled={!isSaved}
        onValueChange={(value) => onChange(findGrade(value)?.slug)}
      >
        <GradeOptions grades={allGrades} />
      </Select>
    </div>
  );
}

/** Checked while the school is in the comparison of this device. */
function CompareCheckbox({ slug, name }: { slug: string; name: string }) {
  const { compared } = useSearchPorts();
  const isChosen = useIsListed(compared, slug);
  const isFull = useFullList(compared) !== undefined && !isChosen;
  return (
    <Checkbox
      name="escola"
      value={slug}
      label={
        <>
          <span>{isFull ? 'Comparação cheia' : 'Comparar'}</span>
          <span className="sr-only">{`${isFull ? ': ' : ' '}${name}`}</span>
        </>
      }
      checked={isChosen}
      disabled={isFull}
      onCheckedChange={(checked) => (checked ? compared.add(slug) : compared.remove(slug))}
    />
  );
}

/** In place of the price. */
function UnlistedNote({ unlisting }: { unlisting: Unlisting }) {
  return (
    <Text size="small" className="font-semibold">
      {`Saiu do site. ${unlistingLabel(unlisting)}`}
    </Text>
  );
}

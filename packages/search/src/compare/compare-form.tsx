import type { ShiftSlug } from '@melhor-escola/domain/shift';
import { Button } from '@melhor-escola/ui/button';
import { Select } from '@melhor-escola/ui/select';
import { Switch } from '@melhor-escola/ui/switch';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSearchPorts } from '../ports.tsx';
import { useUrlDraft } from '../results/filters/use-url-draft.ts';
import { useBuildAddress } from '../route-link.tsx';
import { comparisonLink } from './comparison-link.ts';
import { findGradeSlug, findShiftSlugs, type CompareSearch } from './search-params.ts';
import { shiftNames } from './table/facts.ts';
import { sentenceCase } from './table/price-facts.ts';
import type { ComparableGrade } from './table/compared-offer.ts';

export interface CompareFormProps {
  /** Slugs of the compared schools, in order. */
  slugs: readonly string[];
  search: CompareSearch;
  /** The grades that any of the schools offers. */
  grades: readonly ComparableGrade[];
  /** The compared grade; `undefined` if no school has a scholarship. */
  grade: ComparableGrade | undefined;
  /** The shifts in which any of the schools offers the grade. */
  offered: readonly ShiftSlug[];
  /** The compared shifts; none: any. */
  shifts: readonly ShiftSlug[];
  /** Classes of the switch, which a phone may hide. */
  switchClassName?: string | undefined;
  /** More controls, after the selects. */
  children?: ReactNode;
}

/** On a phone the selects share one row, where their values say enough. */
const selectBoxClasses = 'max-sm:min-w-0 max-sm:flex-1 sm:min-w-44 max-sm:[&_[data-part=label]]:sr-only';
const selectClasses = 'max-sm:ps-2 max-sm:pe-8';

/**
 * What is compared: the grade, the shift, and whether only the differences are shown. Each choice changes the URL at once; without
 * JavaScript it is a GET form with a button. Renders a `<form>`, which on a phone leaves the layout of its controls to its container.
 */
export function CompareForm({
  slugs,
  search,
  grades,
  grade,
  offered,
  shifts,
  switchClassName = '',
  children,
}: CompareFormProps) {
  const { links } = useSearchPorts();
  const buildAddress = useBuildAddress();
  const navigate = useNavigate();
  const [draft, setDraft] = useUrlDraft({
    serie: grade?.slug,
    turno: shifts.length > 0 ? shifts : undefined,
    diferencas: search.diferencas,
  });
  const change = (changes: Partial<typeof draft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    void navigate({
      ...comparisonLink(links, { escola: slugs, ...next }),
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <form
      method="get"
      action={buildAddress(links.compare([]))}
      className="gap-x-6 gap-y-3 max-sm:contents sm:flex sm:flex-wrap sm:items-end print:hidden"
    >
      {/* The schools, for a browser that sends the form itself. */}
      <select key={slugs.join()} name="escola" multiple hidden defaultValue={[...slugs]}>
        {slugs.map((slug) => (
          <option key={slug}>{slug}</option>
        ))}
      </select>
      {grades.length > 0 && (
        <div className={selectBoxClasses}>
          <Select
            label="Qual série?"
            className={selectClasses}
            name="serie"
            value={draft.serie ?? ''}
            onValueChange={(value) => change({ serie: findGradeSlug(value) })}
          >
            {grades.map(({ slug, name, schools }) => (
              <option key={slug} value={slug}>
                {schools < slugs.length ? `${name} (${schools} de ${slugs.length} escolas)` : name}
              </option>
            ))}
          </Select>
        </div>
      )}
      {(offered.length > 1 || shifts.length > 0) && (
        <div className={selectBoxClasses}>
          <Select
            label="Qual turno?"
            className={selectClasses}
            name="turno"
            value={draft.turno?.join() ?? ''}
            onValueChange={(value) => change({ turno: findShiftSlugs(value) })}
          >
            <option value="">Qualquer turno</option>
            {shiftChoices(offered, shifts).map((choice) => (
              <option key={choice.join()} value={choice.join()}>
                {sentenceCase(shiftNames(choice))}
              </option>
            ))}
          </Select>
        </div>
      )}
      {children}
      {slugs.length > 1 && (
        <div className={`whitespace-nowrap ${switchClassName}`}>
          <Switch
            label="Só as diferenças"
            name="diferencas"
            value="true"
            checked={draft.diferencas ?? false}
            onCheckedChange={(checked) => change({ diferencas: checked || undefined })}
          />
        </div>
      )}
      <noscript>
        <Button type="submit">Atualizar a comparação</Button>
      </noscript>
    </form>
  );
}

/** Each offered shift, and several that are compared together. */
function shiftChoices(
  offered: readonly ShiftSlug[],
  compared: readonly ShiftSlug[],
): (readonly ShiftSlug[])[] {
  const single = offered.map((slug) => [slug]);
  return compared.length > 1 ? [...single, compared] : single;
}

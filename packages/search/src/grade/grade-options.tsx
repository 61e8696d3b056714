import { stageGroups } from '@melhor-escola/domain/stage';

/** A grade of the domain or of the service. */
export interface SelectableGrade {
  readonly slug: string;
  readonly name: string;
  /** Slug of its stage group. */
  readonly stage: string;
}

export interface GradeOptionsProps {
  grades: readonly SelectableGrade[];
  /** The text of an option. @default the grade's name */
  label?: ((grade: SelectableGrade) => string) | undefined;
}

/** The options of a select of grades, grouped by stage, youngest first. Renders `<optgroup>`s. */
export function GradeOptions({ grades, label }: GradeOptionsProps) {
  return stageGroups.map(({ groupSlug, name }) => {
    const ofStage = grades.filter(({ stage }) => stage === groupSlug);
    return (
      ofStage.length > 0 && (
        <optgroup key={groupSlug} label={name}>
          {ofStage.map((grade) => (
            <option key={grade.slug} value={grade.slug}>
              {label ? label(grade) : grade.name}
            </option>
          ))}
        </optgroup>
      )
    );
  });
}

import { parseOfferSearch } from '@melhor-escola/domain/search-filters';
import { ofTheGrade, type Grade } from '@melhor-escola/domain/stage';
import { OfferAlert } from '../../alert/offer-alert.tsx';

export interface SchoolAlertProps {
  slug: string;
  citySlug: string;
  /** Only scholarships for this grade. @default any */
  grade?: Grade | undefined;
}

/** Alerts from a school's page: of this school, and no other of its name. */
export function SchoolAlert({ slug, citySlug, grade }: SchoolAlertProps) {
  const search = parseOfferSearch({ city: citySlug, grade: grade?.slug, schoolSlug: slug });
  return <OfferAlert search={search} about={`${grade ? ofTheGrade(grade) : 'de bolsas'} nesta escola`} />;
}

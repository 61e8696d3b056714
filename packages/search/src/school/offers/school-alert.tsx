import { isDistinctiveSchoolText } from '@melhor-escola/domain/school-name-words';
import { parseOfferSearch } from '@melhor-escola/domain/search-filters';
import { ofTheGrade, type Grade } from '@melhor-escola/domain/stage';
import { OfferAlert } from '../../alert/offer-alert.tsx';
import { inCity } from '../../place/article.ts';

export interface SchoolAlertProps {
  name: string;
  city: string;
  citySlug: string;
  /** Only scholarships for this grade. @default any */
  grade?: Grade | undefined;
}

/**
 * Alerts from a school's page. A saved search knows no single school, only words of its name, and says so. A name that a search drops
 * because it is too long, or whose words most schools share, would find every school of the city: then they are the city's alerts.
 */
export function SchoolAlert({ name, city, citySlug, grade }: SchoolAlertProps) {
  const search = parseOfferSearch({
    city: citySlug,
    grade: grade?.slug,
    school: isDistinctiveSchoolText(name) ? name : undefined,
  });
  const what = grade ? ofTheGrade(grade) : 'de bolsas';
  const named = search.school === undefined ? '' : ' em escolas com este nome';
  return <OfferAlert search={search} about={`${what}${named} ${inCity(citySlug, city)}`} />;
}

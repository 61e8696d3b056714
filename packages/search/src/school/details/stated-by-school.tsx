import { formatIsoDay } from '@melhor-escola/domain/date';
import { Text } from '@melhor-escola/ui/text';
import type { School } from '../school.ts';

export interface StatedBySchoolProps {
  school: Pick<School, 'stated'>;
  /** The field of the page that a school edits in the panel: 'description'. */
  field: string;
  /** @default 'Informado' */
  what?: string | undefined;
}

/** 'Informado pela escola em 30/11/2026' under what the school itself has stated; otherwise nothing. */
export function StatedBySchool({ school: { stated }, field, what = 'Informado' }: StatedBySchoolProps) {
  const day = stated[field];
  if (day === undefined) return null;
  return (
    <Text as="span" size="extra-small" tone="soft" className="block">
      {`${what} pela escola em ${formatIsoDay(day)}`}
    </Text>
  );
}

/** 'Informado pela escola em 30/11/2026, à parte do censo: piscina; sem elevador.' What it says otherwise than the census. */
export function describeStatedAmenities({
  amenities,
  stated,
}: Pick<School, 'amenities' | 'stated'>): string[] {
  const day = stated['amenities'];
  const corrected = amenities.filter(({ statedBySchool }) => statedBySchool);
  if (day === undefined || corrected.length === 0) return [];
  const names = (available: boolean) =>
    corrected.filter((one) => one.available === available).map(({ name }) => name.toLowerCase());
  const has = names(true);
  const lacks = names(false);
  const parts = [
    ...(has.length > 0 ? [has.join(', ')] : []),
    ...(lacks.length > 0 ? [`sem ${lacks.join(', ')}`] : []),
  ];
  return [`Informado pela escola em ${formatIsoDay(day)}, à parte do censo: ${parts.join('; ')}.`];
}

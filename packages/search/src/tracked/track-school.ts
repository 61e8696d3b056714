import { useEffect, useRef } from 'react';
import { useSearchPorts } from '../ports.tsx';
import type { School } from '../school/school.ts';
import { offerFields } from '../offer/offer.ts';

/** Tells that a school's page is shown (CA-14, EN-07), once for each school. Renders nothing. */
export function TrackSchool({ school }: { school: School }) {
  const { track } = useSearchPorts();
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (told.current === school.slug) return;
    told.current = school.slug;
    track({
      name: 'product_display_data',
      school: {
        name: school.name,
        cod_ent: school.inepCode === undefined ? null : String(school.inepCode),
        is_partner: school.partner,
        administrative_dependency: school.administrativeDependency,
      },
      offers: school.offers.map(offerFields),
    });
  }, [school, track]);
  return null;
}

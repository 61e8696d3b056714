import { AboutSchool } from './about-school.tsx';
import { PriceBands } from '../offers/price-bands.tsx';
import { ScholarshipRules } from '../offers/scholarship-rules.tsx';
import { SchoolMap } from './school-map.tsx';
import { SchoolOffers } from '../offers/school-offers.tsx';
import { SchoolReviews, type SchoolReviewsProps } from '../reviews/school-reviews.tsx';

/** The scholarships and all that follows: their rules, where the fees stand, the school itself, the way there, what people say. */
export function SchoolDetails({ school, search }: SchoolReviewsProps) {
  return (
    <div className="flex flex-col gap-12">
      <SchoolOffers school={school} />
      {school.offers.length > 0 && <ScholarshipRules />}
      <PriceBands school={school} />
      <AboutSchool school={school} />
      <SchoolMap school={school} />
      <SchoolReviews school={school} search={search} />
    </div>
  );
}

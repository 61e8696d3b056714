import { Card } from '@melhor-escola/ui/card';
import { Skeleton } from '@melhor-escola/ui/skeleton';

/** The room of benefits on their way. */
export function BenefitsSkeleton() {
  return (
    <div className="flex flex-col gap-3 lg:ms-64">
      {[1, 2, 3].map((place) => (
        <Card key={place}>
          <Skeleton width="60%" />
          <Skeleton width="45%" />
          <Skeleton width="50%" />
          <Skeleton width="90%" />
          <Skeleton width="70%" />
        </Card>
      ))}
    </div>
  );
}

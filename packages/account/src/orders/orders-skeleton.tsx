import { Card } from '@melhor-escola/ui/card';
import { Skeleton } from '@melhor-escola/ui/skeleton';

/** The room of reserved scholarships on their way. */
export function OrdersSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      {[1, 2, 3].map((place) => (
        <Card
          key={place}
          className="grid gap-x-8 gap-y-4 sm:grid-cols-[1fr_auto] lg:grid-cols-[1fr_15rem_15rem]"
        >
          <div>
            <Skeleton shape="block" width={160} height={28} />
            <Skeleton width="60%" />
            <Skeleton width="35%" />
            <Skeleton width="45%" />
          </div>
          <Skeleton shape="block" width={150} height={32} />
          <Skeleton shape="block" height={44} />
        </Card>
      ))}
    </div>
  );
}

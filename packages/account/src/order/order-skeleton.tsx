import { Card } from '@melhor-escola/ui/card';
import { Skeleton, SkeletonGroup } from '@melhor-escola/ui/skeleton';

const placeholder = (
  <div className="flex flex-col gap-8">
    <div>
      <Skeleton shape="block" width={160} height={28} />
      <Skeleton shape="block" width="60%" height={36} className="mt-2" />
      <Skeleton width="40%" />
    </div>
    <div className="grid gap-8 lg:grid-cols-[1fr_20rem]">
      <Card>
        <Skeleton width="50%" />
        <Skeleton width="80%" />
        <Skeleton shape="block" width={220} height={52} className="mt-3" />
      </Card>
      <div>
        <Skeleton width="40%" />
        <Skeleton width="70%" />
        <Skeleton width="60%" />
      </div>
    </div>
  </div>
);

/** The room of a reserved scholarship on its way. */
export function OrderSkeleton() {
  return <SkeletonGroup loading placeholder={placeholder} />;
}

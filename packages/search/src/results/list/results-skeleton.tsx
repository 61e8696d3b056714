import { Card } from '@melhor-escola/ui/card';
import { Skeleton } from '@melhor-escola/ui/skeleton';
import { PageWidth } from '@melhor-escola/ui/page-width';

/** The room of a results page whose city is being looked up. */
export function ResultsSkeleton() {
  return (
    <PageWidth className="flex flex-col gap-6 py-6">
      <Skeleton width="60%" height={32} shape="block" />
      <CardsSkeleton />
    </PageWidth>
  );
}

/** The room of offers on their way. */
export function CardsSkeleton({ count = 6 }: { count?: number | undefined }) {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3">
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} className="grid gap-x-8 gap-y-3 sm:grid-cols-[1fr_auto]">
          <div className="flex gap-3">
            <Skeleton shape="block" width={64} height={64} />
            <div className="min-w-0 flex-1">
              <Skeleton width="70%" />
              <Skeleton width="45%" />
              <Skeleton width="30%" />
            </div>
          </div>
          <div>
            <Skeleton shape="block" width={180} height={32} />
            <Skeleton width={140} />
          </div>
        </Card>
      ))}
    </div>
  );
}

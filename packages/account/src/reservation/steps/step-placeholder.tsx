import { Skeleton, SkeletonGroup } from '@melhor-escola/ui/skeleton';

/** The room of a step whose data is on its way. */
export function StepPlaceholder() {
  return (
    <SkeletonGroup
      className="noscript:hidden"
      loading
      placeholder={
        <div className="flex flex-col gap-6">
          <Skeleton className="text-title-medium" width="12rem" />
          <Skeleton shape="block" height={88} />
          <Skeleton shape="block" height={88} />
          <Skeleton shape="block" height={52} width="9rem" />
        </div>
      }
    >
      {null}
    </SkeletonGroup>
  );
}

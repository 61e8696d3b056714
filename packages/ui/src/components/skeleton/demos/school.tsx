import { Skeleton } from '@melhor-escola/ui/skeleton';

/** In the shape of the content, so that nothing moves when it has loaded. */
export default function School() {
  return (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Skeleton shape="circle" width={48} height={48} />
      <div style={{ flex: 1 }}>
        <Skeleton width="60%" />
        <Skeleton width="40%" />
      </div>
    </div>
  );
}

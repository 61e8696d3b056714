import { Skeleton } from '@melhor-escola/ui/skeleton';

export default function Block() {
  return <Skeleton shape="block" height={160} />;
}

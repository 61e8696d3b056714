import { useState } from 'react';
import { Button } from '@melhor-escola/ui/button';
import { Skeleton, SkeletonGroup } from '@melhor-escola/ui/skeleton';
import { Text } from '@melhor-escola/ui/text';

/** The group announces once that it is loading, and once that it has loaded. */
export default function Group() {
  const [loading, setLoading] = useState(false);
  return (
    <>
      <Button onClick={() => setLoading(!loading)}>Trocar</Button>
      <SkeletonGroup loading={loading} placeholder={<Skeleton />}>
        <Text>23 bolsas em Palmas</Text>
      </SkeletonGroup>
    </>
  );
}

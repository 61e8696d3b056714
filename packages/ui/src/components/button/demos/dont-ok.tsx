import { Button } from '@melhor-escola/ui/button';

export default function Ok() {
  return <Button>OK</Button>;
}

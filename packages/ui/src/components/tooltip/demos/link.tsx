import { Link } from '@melhor-escola/ui/link';
import { Tooltip } from '@melhor-escola/ui/tooltip';

/** Adds a description to its element that nobody depends on. */
export default function OnLink() {
  return (
    <Tooltip content="Palmas, TO, a 1,2 km">
      <Link href="#escola">Colégio Girassol</Link>
    </Tooltip>
  );
}

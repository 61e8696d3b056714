import { Link } from '@melhor-escola/ui/link';
import { Tooltip } from '@melhor-escola/ui/tooltip';

/** Adds to what is read of its element; nobody needs it to go on. */
export default function OnLink() {
  return (
    <Tooltip content="Palmas, TO, a 1,2 km">
      <Link href="#escola">Colégio Girassol</Link>
    </Tooltip>
  );
}

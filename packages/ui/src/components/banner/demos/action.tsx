import { Banner } from '@melhor-escola/ui/banner';
import { Link } from '@melhor-escola/ui/link';

/** At the top of every page, for what concerns the whole site. */
export default function Maintenance() {
  return (
    <Banner
      tone="warning"
      title="Manutenção hoje à noite."
      action={<Link href="#detalhes">Ver o que muda</Link>}
    >
      Das 22h às 23h não será possível reservar bolsas.
    </Banner>
  );
}

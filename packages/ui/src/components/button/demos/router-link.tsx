import { LinkButton } from '@melhor-escola/ui/button';
import ArrowRight from 'lucide-react/icons/arrow-right';

/** `asChild` makes a router's link look like a button: put its component in place of `<a>`. */
export default function RouterLink() {
  return (
    <LinkButton asChild iconEnd={ArrowRight}>
      <a href="#escola">Conhecer a escola</a>
    </LinkButton>
  );
}

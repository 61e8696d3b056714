import { LinkButton } from '@melhor-escola/ui/button';
import ArrowRight from 'lucide-react/icons/arrow-right';

/** `asChild` gives the look of a button to the link of a router: put its component in place of `<a>`. */
export default function RouterLink() {
  return (
    <LinkButton asChild iconEnd={ArrowRight}>
      <a href="#escola">Conhecer a escola</a>
    </LinkButton>
  );
}

import { Button } from '@melhor-escola/ui/button';
import { Drawer } from '@melhor-escola/ui/drawer';
import { Link } from '@melhor-escola/ui/link';
import Menu from 'lucide-react/icons/menu';

const pages = ['Encontrar bolsas', 'Como funciona', 'Para escolas', 'Ajuda'];

/** From the start edge: the pages of a site. */
export default function SiteMenu() {
  return (
    <Drawer side="start" title="Melhor Escola" trigger={<Button icon={Menu}>Menu</Button>}>
      <ul style={{ display: 'grid', gap: 16 }}>
        {pages.map((page) => (
          <li key={page}>
            <Link href="#parte">{page}</Link>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

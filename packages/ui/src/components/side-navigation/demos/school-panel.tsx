import {
  SideNavigation,
  SideNavigationGroup,
  SideNavigationItem,
  SideNavigationLayout,
} from '@melhor-escola/ui/side-navigation';
import { Heading, Text } from '@melhor-escola/ui/text';

/** With `asChild` the only child is a router's link, which knows whether its page is the current one. */
export default function SchoolPanel() {
  return (
    <SideNavigationLayout>
      <SideNavigation aria-label="Painel da escola">
        <SideNavigationItem href="?pagina=inicio" count="3 esperam">
          Início
        </SideNavigationItem>
        <SideNavigationItem asChild>
          <a href="?pagina=bolsas" aria-current="page">
            Bolsas
          </a>
        </SideNavigationItem>
        <SideNavigationItem href="?pagina=escola">A escola</SideNavigationItem>
        <SideNavigationGroup heading="Equipe">
          <SideNavigationItem href="?pagina=pessoas">Pessoas</SideNavigationItem>
          <SideNavigationItem href="?pagina=registro">Registro</SideNavigationItem>
        </SideNavigationGroup>
      </SideNavigation>
      <div>
        <Heading level={2} size="large">
          Bolsas
        </Heading>
        <Text>12 bolsas no site, 3 que terminam nesta semana.</Text>
      </div>
    </SideNavigationLayout>
  );
}

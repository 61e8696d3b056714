import { Button, LinkButton } from '@melhor-escola/ui/button';
import { Text } from '@melhor-escola/ui/text';
import { useAnnouncement } from '@melhor-escola/ui/announcer';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import Columns from 'lucide-react/icons/columns-2';
import { focusOnRemoval } from '@melhor-escola/ui/hooks';
import { publishBottomBar } from '../../bottom-bar.ts';
import { useSlugList } from '../../favorites/use-slug-list.ts';
import { HeaderLink } from '../../header-link.tsx';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink, useBuildAddress } from '../../route-link.tsx';
import { comparisonLink } from '../comparison-link.ts';
import { useComparedKindOf } from '../use-compared-kind.ts';
import { summariesQuery } from '../../school/saved-school.ts';

/** The button that clears the comparison disappears with the tray. */
const focusPage = focusOnRemoval(() => document.querySelector('main'));

/** Reserves the tray's space while it is shown, and then passes its focus on. */
function trayRef(tray: HTMLElement | null) {
  const releaseSpace = publishBottomBar(tray);
  const passFocus = focusPage(tray);
  return () => {
    releaseSpace?.();
    passFocus?.();
  };
}

/**
 * The chosen schools and a link to the comparison, fixed at the bottom of a window of 400 px or more, over space that it
 * reserves at the end of the page. Renders an `<aside>`. CSS variables: sets its height in `--bottom-bar`. On a phone it waits
 * until `data-consent-notice` has left the root: one bar at a time. Renders nothing on the comparison itself.
 */
export function CompareTray() {
  const { links } = useSearchPorts();
  const comparison = useBuildAddress()(links.compare([]));
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return path === comparison ? null : <Tray />;
}

function Tray() {
  const { links, service, compared } = useSearchPorts();
  const slugs = useSlugList(compared);
  const kind = useComparedKindOf(slugs);
  const { data: schools = [] } = useQuery(summariesQuery(service, slugs));
  const names = schools.filter(({ slug }) => slugs.includes(slug)).map(({ name }) => name);
  useAnnouncement(slugs.length === 1 ? '1 escola para comparar' : `${slugs.length} escolas para comparar`);
  return (
    <aside
      ref={trayRef}
      aria-label="Comparação"
      className="tall:fixed inset-x-0 bottom-0 z-20 border-t border-hairline bg-card shadow-float print:hidden max-sm:tall:[html[data-consent-notice]_&]:hidden"
    >
      <PageWidth className="flex items-center gap-3 py-2">
        <div className="min-w-0 flex-1">
          <Text size="small" weight="strong">
            <span>{`${slugs.length} de ${compared.maximum}`}</span>
            <span className="max-sm:sr-only"> para comparar</span>
          </Text>
          <Text size="extra-small" tone="soft" className="truncate">
            {names.join(' · ')}
          </Text>
        </div>
        <Button variant="quiet" onClick={() => compared.replace([])}>
          Limpar
        </Button>
        <LinkButton asChild variant="primary">
          <RouteLink to={comparisonLink(links, { ...kind, escola: slugs })} rel="nofollow">
            Comparar
          </RouteLink>
        </LinkButton>
      </PageWidth>
    </aside>
  );
}

/** The header's link to the comparison. */
export function CompareLink() {
  const { links, compared } = useSearchPorts();
  const chosen = useSlugList(compared);
  const to = comparisonLink(links, { ...useComparedKindOf(chosen), escola: chosen });
  return <HeaderLink icon={Columns} label="Comparar" to={to} count={chosen.length} compact />;
}

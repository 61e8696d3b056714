import type { SavedSearch } from '@melhor-escola/api-client/account';
import { LinkButton } from '@melhor-escola/ui/button';
import { Text } from '@melhor-escola/ui/text';
import { useQuery } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import { AccountSection, focusSection, AsyncSection } from '../account-section.tsx';
import { useAccountPorts } from '../ports.tsx';
import { savedSearchesQuery } from '../profile/queries.ts';
import { SavedSearchItem } from './saved-search-item.tsx';

const id = 'buscas';

/** The user's saved searches, each with its alerts (product 8). */
export function SavedSearchesSection() {
  const { api } = useAccountPorts();
  return (
    <AccountSection
      id={id}
      title="Buscas salvas"
      intro="Com os avisos ligados, você recebe no máximo um e-mail por dia e por busca, só quando há novidade: bolsa nova, preço que baixou ou vaga reaberta."
    >
      <AsyncSection query={useQuery(savedSearchesQuery(api))} what="suas buscas salvas">
        {(searches) => (searches.length === 0 ? <NoSearches /> : <Searches searches={searches} />)}
      </AsyncSection>
    </AccountSection>
  );
}

function Searches({ searches }: { searches: readonly SavedSearch[] }) {
  return (
    <ul className="flex flex-col">
      {searches.map((search) => (
        <li key={search.id} className="border-t border-hairline py-4 first:border-t-0 first:pt-0 last:pb-0">
          <SavedSearchItem search={search} onGone={() => focusSection(id)} />
        </li>
      ))}
    </ul>
  );
}

function NoSearches() {
  const { links } = useAccountPorts();
  return (
    <div className="flex flex-col items-start gap-4">
      <Text className="max-w-prose">
        Você ainda não salvou nenhuma busca. Escolha a cidade e a série, toque em “Receber avisos” e avisamos
        quando aparecer uma bolsa nova.
      </Text>
      <LinkButton asChild className="max-sm:w-full">
        <RouteLink {...links.results()}>Buscar bolsas</RouteLink>
      </LinkButton>
    </div>
  );
}

import type { City } from '@melhor-escola/domain/city';
import { Button } from '@melhor-escola/ui/button';
import { useNavigate } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { AfterHydration } from '@melhor-escola/ui/hooks';
import { CityField } from './place/city-field.tsx';
import { useEntryCity } from './place/use-entry-city.tsx';
import { useSearchPorts } from './ports.tsx';
import { labelOf } from './results/search-sentence.ts';
import { useAddressOf } from './route-link.tsx';

const NearMe = lazy(async () => ({ default: (await import('./near-me/near-me.tsx')).NearMe }));

/**
 * Asks for a city and goes to its results: at once when it is chosen from the list, else with what was typed. A plain
 * GET form: the results page understands typed text, with scripts and without. With scripts also 'perto de mim', and the
 * city of the visitor's address as a suggestion.
 *
 * @param city the one to start from. It may change until the field is touched, and never what is in it afterwards.
 */
export function SearchBox({ city }: { city?: City | undefined }) {
  const { links } = useSearchPorts();
  const navigate = useNavigate();
  const addressOf = useAddressOf();
  const [held, hold] = useState<City>();
  const shown = held ?? city;
  const goTo = (to: string) => void navigate(links.results(to ? { city: to } : {}));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget).get('city');
    const typed = typeof sent === 'string' ? sent.trim() : '';
    goTo(shown && typed === labelOf(shown) ? shown.slug : typed);
  };
  return (
    <search>
      <form
        method="get"
        action={addressOf(links.results())}
        className="flex max-w-2xl flex-col gap-3 sm:flex-row sm:items-end"
        onSubmit={submit}
      >
        <div className="min-w-0 flex-1">
          <CityField size="large" city={shown} onChoose={goTo} onTouch={() => hold(shown)} />
        </div>
        <Button
          type="submit"
          variant="primary"
          size="large"
          icon={Search}
          data-faro-user-action-name="search"
        >
          Buscar bolsas
        </Button>
      </form>
      {/* Its room is there from the first: its coming moves nothing. */}
      <div className="mt-3 min-h-17 noscript:hidden">
        <AfterHydration>
          <Suspense>
            <NearMe />
          </Suspense>
        </AfterHydration>
      </div>
    </search>
  );
}

/**
 * The search of a page that starts from a city (RT-01). Reads the city itself: rendered again from outside before it is
 * hydrated, a lazy part would be thrown away for its fallback, and the page would jump.
 */
export function EntrySearchBox() {
  return <SearchBox city={useEntryCity()} />;
}

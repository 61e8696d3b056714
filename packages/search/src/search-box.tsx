import { Button } from '@melhor-escola/ui/button';
import { useNavigate } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { lazy, Suspense, type FormEvent } from 'react';
import { AfterHydration } from './after-hydration.tsx';
import { CityField } from './place/city-field.tsx';
import { useSearchPorts } from './ports.tsx';
import { useAddressOf } from './route-link.tsx';

const NearMe = lazy(async () => ({ default: (await import('./near-me/near-me.tsx')).NearMe }));

/**
 * Asks for a city and goes to its results: at once when it is chosen from the list, else with what was typed. A plain
 * GET form: the results page understands typed text, with scripts and without. With scripts also 'perto de mim', and the
 * city of the visitor's address as a suggestion.
 */
export function SearchBox() {
  const { links } = useSearchPorts();
  const navigate = useNavigate();
  const addressOf = useAddressOf();
  const goTo = (city: string) => void navigate(links.results(city ? { city } : {}));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('city');
    goTo(typeof typed === 'string' ? typed.trim() : '');
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
          <CityField size="large" onChoose={goTo} />
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

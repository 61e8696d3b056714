import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import type { City } from '@melhor-escola/domain/city';
import { findGrade, grades } from '@melhor-escola/domain/stage';
import { Button } from '@melhor-escola/ui/button';
import { Select } from '@melhor-escola/ui/select';
import { useNavigate } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { useRef, useState, type FormEvent } from 'react';
import { AfterHydration, lazyPart } from '@melhor-escola/ui/hooks';
import { GradeOptions } from './grade/grade-options.tsx';
import { useAskedGrade } from './grade/use-asked-grade.ts';
import { CityField } from './place/city-field.tsx';
import { useEntryCity } from './place/use-entry-city.tsx';
import { useSearchPorts } from './ports.tsx';
import { cityHitLabel } from './results/search-sentence.ts';
import { useBuildAddress } from './route-link.tsx';

/** In the place of `NearMe` until its code is there. */
const nearMeLater = <Button disabled>Perto de mim</Button>;
const NearMe = lazyPart(async () => (await import('./near-me/near-me.tsx')).NearMe, {
  messages: { unloaded: '“Perto de mim” não abriu. Confira a conexão e tente de novo.' },
});

/**
 * Search by city or state that navigates to the results: at once when one is chosen from the list (or to a chosen school), otherwise on submit with the
 * typed text. Beside it the child's grade, which the device remembers. A plain GET form: the results page resolves typed text with and
 * without JavaScript. With JavaScript it also offers 'perto de mim', and the city of the visitor's IP address.
 *
 * @param city the start city. It may change until the field is touched; after that, the field is never changed.
 */
export function SearchBox({ city }: { city?: City | undefined }) {
  const { links, grade: gradeStore } = useSearchPorts();
  const grade = useAskedGrade()?.slug;
  const navigate = useNavigate();
  const buildAddress = useBuildAddress();
  const [held, hold] = useState<City>();
  const nearMe = useRef<() => void>(null);
  const shown = held ?? city;
  const goTo = (to: OfferSearch) => void navigate(links.results({ ...to, grade }));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget).get('city');
    const typed = typeof sent === 'string' ? sent.trim() : '';
    goTo(typed ? { city: shown && typed === cityHitLabel(shown) ? shown.slug : typed } : {});
  };
  return (
    <search>
      <form
        method="get"
        action={buildAddress(links.results())}
        className="flex max-w-2xl flex-col gap-3 sm:flex-row sm:items-end"
        onSubmit={submit}
      >
        <div className="min-w-0 flex-1">
          <CityField
            size="large"
            city={shown}
            onChoose={goTo}
            onChooseSchool={(slug) => void navigate(links.school(slug))}
            nearMe={nearMe}
            onTouch={() => hold(shown)}
          />
        </div>
        <div className="sm:w-44">
          <Select
            label="Série"
            name="grade"
            size="large"
            placeholder="Todas as séries"
            value={grade ?? ''}
            onValueChange={(value) => gradeStore.replace(findGrade(value)?.slug ?? '')}
          >
            <GradeOptions grades={grades} />
          </Select>
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
      {/* Its space is reserved, so that it causes no layout shift. */}
      <div className="mt-3 min-h-11 max-sm:min-h-17 noscript:hidden">
        <AfterHydration fallback={nearMeLater}>
          <NearMe ref={nearMe} grade={grade} fallback={nearMeLater} />
        </AfterHydration>
      </div>
    </search>
  );
}

/**
 * The search of a page with a start city (RT-01). Reads the city itself: if a lazy part is re-rendered from outside
 * before it is hydrated, React replaces it by its fallback and the layout shifts.
 */
export function EntrySearchBox() {
  return <SearchBox city={useEntryCity()} />;
}

import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import type { CityHit } from '@melhor-escola/api-client/service';
import { stateLabel, type State } from '@melhor-escola/domain/state';
import { Autocomplete, type OptionTraits } from '@melhor-escola/ui/autocomplete';
import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useSearchPorts } from '../ports.tsx';
import { cityHitLabel } from '../results/search-sentence.ts';
import type { RecentSearch } from './recent-searches.ts';

/** A suggestion of the field. */
export interface CityOption extends OptionTraits {
  readonly label: string;
  /** '26 escolas · desde R$ 350'. Absent for the place that was chosen before, and for a school. */
  readonly detail?: string;
  readonly value: string;
  /** Absent for the city that was chosen before, for a state and for a school. */
  readonly found?: CityHit;
  /** Absent for a city. */
  readonly kind?: RecentSearch['kind'];
  /** Called with the field when the suggestion is chosen. Absent for the place that was chosen before. */
  readonly onChosen?: (field: CityFieldProps) => void;
}

/** The place of a search. Both keys are there, so that it replaces the one before. */
export interface SearchedPlace {
  readonly city: OfferSearch['city'];
  readonly state: OfferSearch['state'];
}

export interface CityFieldProps {
  /** The chosen city, if any. */
  city?: Pick<CityHit, 'name' | 'uf' | 'slug'> | undefined;
  /** The chosen state, if any (EN-20). */
  state?: State | undefined;
  /**
   * Height: 44 or 52 px.
   * @default 'medium'
   */
  size?: 'medium' | 'large' | undefined;
  /** Called when a city or a state is chosen from the list. */
  onChoose: (place: SearchedPlace) => void;
  /** Called when a school is chosen; if absent, only places are suggested. */
  onChooseSchool?: ((slug: string) => void) | undefined;
  /** Requests the position of the device, once the code for it is loaded; without it 'Perto de mim' is not suggested. */
  nearMe?: RefObject<(() => void) | null> | undefined;
  /** Called when the field is cleared. */
  onClear?: (() => void) | undefined;
  /** Called when the field is focused, or if it was filled in before hydration. */
  onTouch?: (() => void) | undefined;
}

/** The text of the field while nothing is typed; `undefined` without a chosen place. */
export function chosenLabel({ city, state }: Pick<CityFieldProps, 'city' | 'state'>): string | undefined {
  return city ? cityHitLabel(city) : state && stateLabel(state);
}

/** City field with suggestions, states among them. In a plain form it submits the text as `city`, which the results page resolves. */
export function CityField(props: CityFieldProps) {
  const { city, state, onChooseSchool, onTouch } = props;
  const label = chosenLabel(props);
  const { service } = useSearchPorts();
  const queryClient = useQueryClient();
  return (
    <Autocomplete<CityOption>
      label={onChooseSchool ? 'Cidade ou escola' : 'Cidade ou estado'}
      name="city"
      size={props.size}
      placeholder="Ex.: São Paulo"
      // Loaded with the list: no first load needs it.
      loadOptions={async (text, signal) =>
        (await import('./suggest-places.ts')).suggestPlaces(service, queryClient, props, text, signal)
      }
      messages={
        onChooseSchool && {
          empty: 'Nenhum resultado encontrado. Escreva o nome da escola, da cidade ou do estado.',
        }
      }
      option={label === undefined ? undefined : { label, value: city?.slug ?? state?.slug ?? '' }}
      onOptionChange={(option, { reason }) => {
        // Leaving a search box must not leave the page: its form submits the text.
        if (reason !== 'blur' || !onChooseSchool) option?.onChosen?.(props);
      }}
      onFocus={onTouch}
      onTextChange={(text) => {
        onTouch?.();
        if (text === '') props.onClear?.();
      }}
    />
  );
}

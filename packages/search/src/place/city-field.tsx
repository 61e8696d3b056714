import type { CityHit } from '@melhor-escola/api-client/service';
import { Autocomplete } from '@melhor-escola/ui/autocomplete';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchPorts } from '../ports.tsx';
import { labelOf } from '../results/search-sentence.ts';
import { type Place, placeQuery } from './resolve-place.ts';

/** A suggestion of the field. */
export interface CityOption {
  readonly label: string;
  /** '26 escolas · desde R$ 350'. Absent for the city that was chosen before, and for a school. */
  readonly detail?: string;
  readonly value: string;
  /** Absent for the city that was chosen before, and for a school. */
  readonly found?: CityHit;
  readonly isSchool?: boolean;
}

export interface CityFieldProps {
  /** The chosen city, if any. */
  city?: Pick<CityHit, 'name' | 'uf' | 'slug'> | undefined;
  /**
   * Height: 44 or 52 px.
   * @default 'medium'
   */
  size?: 'medium' | 'large' | undefined;
  /** Called when a city is chosen from the list. */
  onChoose: (slug: string) => void;
  /** Called when a school is chosen; if absent, only cities are suggested. */
  onChooseSchool?: ((slug: string) => void) | undefined;
  /** Called when the field is cleared. */
  onClear?: (() => void) | undefined;
  /** Called when the field is focused, or if it was filled in before hydration. */
  onTouch?: (() => void) | undefined;
}

/** City field with suggestions. In a plain form it submits the text as `city`, which the results page resolves. */
export function CityField({
  city,
  size = 'medium',
  onChoose,
  onChooseSchool,
  onClear,
  onTouch,
}: CityFieldProps) {
  const { service } = useSearchPorts();
  const queryClient = useQueryClient();
  const suggestsSchools = onChooseSchool !== undefined;
  const choose = ({ value, found, isSchool }: CityOption) => {
    if (isSchool) return onChooseSchool?.(value);
    // The results page need not look the city up again.
    const place: Place | undefined = found && { kind: 'city', city: found };
    queryClient.setQueryData(placeQuery(service, value).queryKey, place);
    onChoose(value);
  };
  const suggest = useCallback(
    // Loaded with the list: no first load needs it.
    async (text: string, signal: AbortSignal) =>
      (await import('./suggest-places.ts')).suggestPlaces(service, text, signal, suggestsSchools),
    [service, suggestsSchools],
  );
  return (
    <Autocomplete
      label={suggestsSchools ? 'Cidade ou escola' : 'Cidade'}
      name="city"
      size={size}
      placeholder="Ex.: São Paulo"
      loadOptions={suggest}
      option={city && { label: labelOf(city), value: city.slug }}
      onOptionChange={(option) => option && choose(option)}
      onFocus={onTouch}
      onTextChange={(text) => {
        onTouch?.();
        if (text === '') onClear?.();
      }}
    />
  );
}

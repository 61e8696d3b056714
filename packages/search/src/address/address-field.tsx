import { addressErrors } from '@melhor-escola/api-client/address-errors';
import type { AddressSuggestion, CityHit } from '@melhor-escola/api-client/service';
import { Autocomplete } from '@melhor-escola/ui/autocomplete';
import { useCallback, useState } from 'react';
import { useSearchPorts } from '../ports.tsx';
import type { AddressSession, PlaceInCity } from './choose-address.ts';

interface AddressOption {
  readonly label: string;
  readonly value: string;
  readonly address: AddressSuggestion;
}

export interface AddressFieldProps {
  /** The city to search in. */
  city: CityHit;
  /** Called when an address is chosen from the list. */
  onChoose: (place: PlaceInCity) => void;
}

/** Minimum letters before a lookup: fewer are meaningless, and each lookup may cost money. */
const MIN_LETTERS = 3;

/**
 * Autocomplete for a street or a neighborhood in a city. Choosing an option narrows the search to it; typing alone
 * changes nothing. It requires JavaScript and is hidden without it.
 */
export function AddressField({ city, onChoose }: AddressFieldProps) {
  const { service } = useSearchPorts();
  const [session] = useState(() => createAddressSession());
  const [error, setError] = useState<string>();
  const suggest = useCallback(
    async (text: string, signal: AbortSignal): Promise<AddressOption[]> => {
      if (text.trim().length < MIN_LETTERS) return [];
      const input = `${city.name}, ${text.trim()}`;
      const asked = { input, sessionToken: session.token(), around: city.geoloc };
      const found = await service.suggestAddresses(asked, signal);
      return found.map((address) => ({
        label: [address.name, address.context].filter(Boolean).join(', '),
        value: address.placeId,
        address,
      }));
    },
    [service, session, city],
  );
  const choose = async ({ address }: AddressOption) => {
    setError(undefined);
    const place = await import('./choose-address.ts')
      .then(({ chooseAddress }) => chooseAddress(service, session, city, address))
      .catch(() => undefined);
    if (place) onChoose(place);
    else setError(addressErrors.details);
  };
  return (
    <div className="noscript:hidden">
      <Autocomplete
        // Resets the field when the city changes.
        key={city.slug}
        label="Endereço ou bairro"
        optional
        placeholder="Ex.: Rua das Mangueiras"
        error={error}
        loadOptions={suggest}
        onOptionChange={(option) => option && void choose(option)}
        onTextChange={() => setError(undefined)}
        messages={{ failed: addressErrors.autocomplete }}
      />
    </div>
  );
}

/** Creates an autocomplete session. Google bills the lookups and the choice as one if they carry the same token, which it accepts once. */
export function createAddressSession(makeToken: () => string = () => crypto.randomUUID()): AddressSession {
  let current: string | undefined;
  return {
    token: () => (current ??= makeToken()),
    end: () => {
      current = undefined;
    },
  };
}

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
  /** Where addresses are looked for. */
  city: CityHit;
  /** An address was chosen from the list. */
  onChoose: (place: PlaceInCity) => void;
}

/** Letters before addresses are looked for: fewer mean nothing, and each look-up may cost money. */
const MIN_LETTERS = 3;

/**
 * Looks for a street or a neighborhood in a city. What is chosen narrows the search to it; what is only typed does
 * nothing. Of no use without scripts, and not there without them.
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
        // A field of another city begins empty.
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

/** Google bills what is typed and what is chosen as one session if both carry the same token, which it accepts once. */
export function createAddressSession(makeToken: () => string = () => crypto.randomUUID()): AddressSession {
  let current: string | undefined;
  return {
    token: () => (current ??= makeToken()),
    end: () => {
      current = undefined;
    },
  };
}

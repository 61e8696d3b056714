import type { AutocompleteAnswer, DetailsAnswer, GeocodeAnswer } from './address-answer.ts';
import type { AutocompleteQuery, DetailsQuery, GeocodeQuery } from './address-query.ts';

/** Who answers questions about addresses, in the shape of Google's services (CA-10). Each may throw `UpstreamError`. */
export interface AddressSource {
  geocode(query: GeocodeQuery): Promise<GeocodeAnswer>;
  autocomplete(query: AutocompleteQuery): Promise<AutocompleteAnswer>;
  details(query: DetailsQuery): Promise<DetailsAnswer>;
}

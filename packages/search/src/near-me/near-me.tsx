import { useNavigate } from '@tanstack/react-router';
import { useSearchPorts } from '../ports.tsx';
import { CitySuggestion } from './city-suggestion.tsx';
import { NearMeButton } from './near-me-button.tsx';
import { nearbySearch } from './nearby-search.ts';

/** The ways to begin without typing: where the browser is, or the city of the visitor's address. */
export function NearMe() {
  const { links } = useSearchPorts();
  const navigate = useNavigate();
  return (
    <NearMeButton
      onFound={(position) => void navigate(links.results(nearbySearch(position)))}
      beside={<CitySuggestion />}
    />
  );
}

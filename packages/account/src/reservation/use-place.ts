import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useAddressOf } from '../form/use-address-of.ts';
import { useAccountPorts } from '../ports.tsx';
import { readPlace, type ReservationPlace } from './reservation-steps.ts';

/**
 * What the address of an offer's reservation asks for. While another page is on its way, the address is that one's already: until
 * it is there, this one stays as it was.
 */
export function usePlace(slug: string, offerId: number): ReservationPlace {
  const { links } = useAccountPorts();
  const own = useAddressOf()(links.reserve(slug, offerId));
  const { pathname, search } = useLocation();
  const asked = pathname === own ? readPlace({ ...search }) : undefined;
  const [last, setLast] = useState<ReservationPlace>(asked ?? 1);
  if (asked !== undefined && asked !== last) setLast(asked);
  return asked ?? last;
}

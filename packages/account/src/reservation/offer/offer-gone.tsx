import { LinkButton } from '@melhor-escola/ui/button';
import { Heading, Text } from '@melhor-escola/ui/text';
import { Link as RouteLink } from '@tanstack/react-router';
import { useAccountPorts } from '../../ports.tsx';
import { EmptySeat } from '../drawings.tsx';
import { OtherOffers } from './other-offers.tsx';
import { theGrade, type ReservableOffer, type ReservableSchool } from './reservable-offer.ts';

/** Why there is nothing to reserve: the last seat went, its time is up, or nobody can say which. */
export type GoneReason = 'sold-out' | 'closed' | 'not-found' | 'unknown';

const words: Readonly<Record<GoneReason, readonly [title: string, text: string]>> = {
  'sold-out': [
    'As vagas desta bolsa acabaram',
    'Outra família reservou a última vaga há pouco. Se ela não pagar em 48 horas, a vaga volta. Nada foi cobrado de você.',
  ],
  closed: ['O prazo desta bolsa terminou', 'Ela não pode mais ser reservada. Nada foi cobrado de você.'],
  'not-found': ['Esta bolsa não existe mais', 'A escola a retirou do site. Nada foi cobrado de você.'],
  unknown: [
    'Esta bolsa não está mais disponível',
    'As vagas acabaram, ou o prazo terminou. Veja o que há agora.',
  ],
};

export interface OfferGoneProps {
  school: ReservableSchool;
  offerId: number;
  /** As it was, where it was there when the page came. */
  offer: ReservableOffer | undefined;
  reason: GoneReason;
  /** It has taken the place of what had the focus. */
  focused: boolean;
}

/** Nothing to reserve any more, and what there is instead: what was typed goes along. */
export function OfferGone({ school, offerId, offer, reason, focused }: OfferGoneProps) {
  const { links } = useAccountPorts();
  const [title, text] = words[reason];
  return (
    <div className="flex max-w-prose flex-col items-start gap-5">
      <EmptySeat />
      <div className="flex flex-col gap-2">
        <Heading level={2} size="medium" tabIndex={-1} ref={focused ? focus : undefined}>
          {title}
        </Heading>
        <Text>{text}</Text>
      </div>
      <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
        <LinkButton variant="primary" size="large" asChild>
          <RouteLink {...links.results({ city: school.citySlug, ...(offer && { grade: offer.grade.slug }) })}>
            {offer ? `Ver bolsas d${theGrade(offer)} na cidade` : 'Ver bolsas na mesma cidade'}
          </RouteLink>
        </LinkButton>
        <LinkButton size="large" asChild>
          <RouteLink {...links.school(school.slug)}>Ver a página da escola</RouteLink>
        </LinkButton>
      </div>
      <div className="w-full">
        <OtherOffers school={school} but={offerId} />
      </div>
    </div>
  );
}

const focus = (heading: HTMLHeadingElement | null): void => heading?.focus();

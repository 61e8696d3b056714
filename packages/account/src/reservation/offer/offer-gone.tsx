import { LinkButton } from '@melhor-escola/ui/button';
import { Drawing } from '@melhor-escola/ui/drawing';
import { Heading, Text } from '@melhor-escola/ui/text';
import { Link as RouteLink } from '@tanstack/react-router';
import { useAccountPorts } from '../../ports.tsx';
import { useReservation } from '../context.tsx';
import type { GoneOffer } from '../machine.ts';
import { OtherOffers } from './other-offers.tsx';
import { theGrade } from './reservable-offer.ts';

const messages: Readonly<Record<GoneOffer['reason'], readonly [title: string, text: string]>> = {
  'sold-out': [
    'As vagas desta bolsa acabaram',
    'Outra família reservou a última vaga há pouco. Se ela não pagar em 48 horas, a vaga volta. Nada foi cobrado de você.',
  ],
  closed: ['O prazo desta bolsa terminou', 'Ela não pode mais ser reservada. Nada foi cobrado de você.'],
  unlisted: [
    'Esta escola saiu do site',
    'A bolsa não pode mais ser reservada, e nada foi cobrado de você. A página da escola diz por quê.',
  ],
  'not-found': ['Esta bolsa não existe mais', 'A escola a retirou do site. Nada foi cobrado de você.'],
  unknown: [
    'Esta bolsa não está mais disponível',
    'As vagas acabaram, ou o prazo terminou. Veja o que há agora.',
  ],
};

/** The offer is no longer available; shows alternatives. What was typed is kept for them. */
export function OfferGone({ reason, offer }: GoneOffer) {
  const { links } = useAccountPorts();
  const { school, takesFocus } = useReservation();
  const [title, text] = messages[reason];
  return (
    <div className="flex max-w-prose flex-col items-start gap-5">
      <EmptySeat />
      <div className="flex flex-col gap-2">
        <Heading level={2} size="medium" tabIndex={-1} ref={takesFocus ? focus : undefined}>
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
        <OtherOffers />
      </div>
    </div>
  );
}

const focus = (heading: HTMLHeadingElement | null): void => heading?.focus();

/** A school desk with an empty seat. */
function EmptySeat() {
  return (
    <Drawing>
      <path d="M14 38h60l4 10H10z" className="fill-card" />
      <path d="M18 48v36M70 48v36M18 66h52" />
      <path d="M84 58h24v8H84zM88 66v18M104 66v18M108 58V30" className="fill-card" />
      <path d="M28 38l6-12h22l6 12" strokeDasharray="4 5" />
    </Drawing>
  );
}

import { LinkButton } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { site } from '@melhor-escola/config/site';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { School } from '../school.ts';
import { schoolMessage, schoolWhatsapp, whatsappAddress, whatsappLabel } from '../../offer/whatsapp.ts';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink, useBuildAddress } from '../../route-link.tsx';
import { OfferChoice } from '../offers/offer-choice.tsx';
import { allOpenOffers } from '../offers/open-offers.ts';
import { StatedBySchool } from './stated-by-school.tsx';

/** The column beside everything else on wide screens, and stays in view: the price of a scholarship, and contact. */
export function SchoolAside({ school }: { school: School }) {
  return (
    <div className="flex flex-col gap-4">
      <OfferChoice offers={school.offers} />
      <ContactCard school={school} />
      <ClaimLink slug={school.slug} />
    </div>
  );
}

/** For people of the school. A link of the browser's own, so that nothing of the panel loads on a public page. */
function ClaimLink({ slug }: Pick<School, 'slug'>) {
  const { links } = useSearchPorts();
  const buildAddress = useBuildAddress();
  return (
    <Text size="small" className="print:hidden">
      <Link href={buildAddress(links.claimSchool(slug))} rel="nofollow">
        É da escola? Cuide desta página
      </Link>
    </Text>
  );
}

/** Ways to ask about the school: a prefilled WhatsApp message or a phone call (product 5), or a visit (product 14). */
function ContactCard({ school }: { school: School }) {
  const { name, slug, address } = school;
  const own = schoolWhatsapp(school);
  const { links, track } = useSearchPorts();
  const trackClick = (button: 'whatsapp' | 'call') => () =>
    track({ name: 'button_click', button, place: 'school-contact', school_slug: slug });
  return (
    <Card as="section" tone="brand" aria-labelledby="duvidas" className="flex flex-col gap-3 print:hidden">
      <Heading level={2} size="small" id="duvidas">
        Tire suas dúvidas
      </Heading>
      <Text className="lg:hidden">
        A mensagem já vai com o nome da escola. Na bolsa, há um link que leva também a série e o preço.
      </Text>
      <LinkButton
        href={whatsappAddress(schoolMessage(name, address.city, address.uf), own)}
        icon={MessageCircle}
        rel="nofollow noopener"
        target="_blank"
        wide
        // On wide screens the offer above has the same chat, with a better message.
        className={own === undefined && allOpenOffers(school) ? 'lg:hidden' : undefined}
        onClick={trackClick('whatsapp')}
      >
        {whatsappLabel(own)}
      </LinkButton>
      {own !== undefined && (
        <StatedBySchool school={school} field={school.whatsapp === undefined ? 'phone' : 'whatsapp'} />
      )}
      <LinkButton asChild wide>
        <RouteLink to={links.visit(slug)} rel="nofollow">
          Agendar visita
        </RouteLink>
      </LinkButton>
      <Text>
        Ou ligue grátis para a nossa equipe:{' '}
        <Link href={site.phone.href} className="whitespace-nowrap tabular" onClick={trackClick('call')}>
          {site.phone.label}
        </Link>
      </Text>
    </Card>
  );
}

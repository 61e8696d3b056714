import { LinkButton } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { site } from '@melhor-escola/config/site';
import MessageCircle from 'lucide-react/icons/message-circle';
import { schoolMessage, whatsappAddress } from '../offer/whatsapp.ts';
import { useSearchPorts } from '../ports.tsx';
import type { School } from './school.ts';

/** How to ask about the school: by a message already written, or by phone (product, feature 5). */
export function ContactCard({ school: { name, slug, address } }: { school: School }) {
  const { track } = useSearchPorts();
  const tell = (button: 'whatsapp' | 'call') => () =>
    track({ name: 'button_click', button, place: 'school-contact', school_slug: slug });
  return (
    <Card as="section" tone="brand" aria-labelledby="duvidas" className="flex flex-col gap-3 print:hidden">
      <Heading level={2} size="small" id="duvidas">
        Tire suas dúvidas
      </Heading>
      <Text size="small">
        A mensagem já vai com o nome da escola. Na bolsa, há um link que leva também a série e o preço.
      </Text>
      <LinkButton
        href={whatsappAddress(schoolMessage(name, address.city, address.uf))}
        icon={MessageCircle}
        variant="primary"
        rel="nofollow noopener"
        target="_blank"
        wide
        onClick={tell('whatsapp')}
      >
        Perguntar no WhatsApp
      </LinkButton>
      <Text size="small">
        Ou ligue grátis:{' '}
        <Link href={site.phone.href} className="whitespace-nowrap tabular-nums" onClick={tell('call')}>
          {site.phone.label}
        </Link>
      </Text>
    </Card>
  );
}

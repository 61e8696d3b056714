import { Badge } from '@melhor-escola/ui/badge';
import { LinkButton } from '@melhor-escola/ui/button';
import { Icon, type IconDrawing } from '@melhor-escola/ui/icon';
import { Link } from '@melhor-escola/ui/link';
import { Rating } from '@melhor-escola/ui/rating';
import { Tag, TagList } from '@melhor-escola/ui/tag';
import { Heading, Text } from '@melhor-escola/ui/text';
import Globe from 'lucide-react/icons/globe';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { SchoolCover } from '../card/school-cover.tsx';
import { addressLines, type School } from '../school.ts';
import { CompareButton } from '../../compare/tray/compare-button.tsx';
import { SaveButton } from '../../favorites/save-button.tsx';
import { useSlugList } from '../../favorites/use-slug-list.ts';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';
import { ShareButton } from './share-button.tsx';

/** The school's header: cover, name, rating, stages, place and contact. */
export function SchoolHeader({ school }: { school: School }) {
  return (
    <header className="search-heading flex flex-col gap-4">
      <div className="flex items-start gap-4 sm:gap-6">
        <SchoolCover
          slug={school.slug}
          name={school.name}
          image={school.logo}
          stage={school.stages[0]?.slug}
          shape="notebook"
        />
        <div className="flex min-w-0 flex-col items-start gap-2 wrap-anywhere">
          {school.demonstration && <Badge tone="info">Demonstração</Badge>}
          <Heading level={1} size="large" className="wrap-anywhere">
            <span>{school.name}</span>
          </Heading>
          <Link href="#avaliacoes" tone="quiet" className="inline-flex min-h-6 items-center">
            <Rating
              value={school.rating.count > 0 ? school.rating.average : null}
              count={school.rating.count > 0 ? school.rating.count : undefined}
            />
          </Link>
        </div>
      </div>
      <Stages school={school} />
      {school.demonstration && (
        <Text size="small" className="max-w-prose rounded-control bg-info-wash p-3">
          <strong className="font-semibold">Esta escola é fictícia.</strong> Ela, suas bolsas e suas
          avaliações servem para mostrar como o site funciona.
        </Text>
      )}
      <ContactFacts school={school} />
      <SchoolActions school={school} />
    </header>
  );
}

function Stages({ school }: { school: School }) {
  const names = [...school.stages, ...school.tags];
  if (names.length === 0) return null;
  return (
    <TagList aria-label="Etapas de ensino e características">
      {names.map(({ slug, name }) => (
        <Tag key={slug} size="small">
          {name}
        </Tag>
      ))}
    </TagList>
  );
}

function ContactFacts({ school }: { school: School }) {
  const { phone, website, address } = school;
  const site = website && webAddress(website);
  return (
    <address className="flex flex-col gap-2 text-small not-italic">
      <Fact icon={MapPin}>
        {addressLines(address).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </Fact>
      {phone && (
        <Fact icon={Phone}>
          <Link href={`tel:+55${phone.replace(/\D/g, '')}`} className="tabular">
            {phone}
          </Link>
        </Fact>
      )}
      {site && (
        <Fact icon={Globe}>
          <Link href={site.href} external rel="noopener nofollow" className="wrap-anywhere">
            {site.hostname.replace(/^www\./, '')}
          </Link>
        </Fact>
      )}
    </address>
  );
}

function Fact({ icon, children }: { icon: IconDrawing; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <Icon as={icon} size="small" className="mt-1 text-ink-soft" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** A school's website as an http(s) URL; `undefined` for anything else in the register. */
function webAddress(text: string): URL | undefined {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}

/** Actions on a school that need no account. */
function SchoolActions({ school: { slug, name, address } }: { school: School }) {
  const { links } = useSearchPorts();
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:grow print:hidden">
      <SaveButton slug={slug} name={name} />
      <CompareButton slug={slug} name={name} />
      <ShareButton title={`${name}, ${address.city}`}>Compartilhar</ShareButton>
      <LinkButton asChild>
        <RouteLink to={links.visit(slug)} rel="nofollow">
          Agendar visita
        </RouteLink>
      </LinkButton>
      <FavoritesLink />
    </div>
  );
}

/** Link to the favorites, if there are any. */
function FavoritesLink() {
  const { links, favorites } = useSearchPorts();
  const count = useSlugList(favorites).length;
  if (count === 0) return null;
  return (
    <Link asChild className="inline-flex min-h-11 items-center px-2 text-small">
      <RouteLink to={links.favorites()}>Ver favoritos ({count})</RouteLink>
    </Link>
  );
}

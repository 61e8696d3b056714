'use client';

import { siteBrand } from '@melhor-escola/config/brand';
import { site } from '@melhor-escola/config/site';
import { LinkButton } from '@melhor-escola/ui/button';
import { Link } from '@melhor-escola/ui/link';
import { Logo } from '@melhor-escola/ui/logo';
import { Text } from '@melhor-escola/ui/text';
import { VisuallyHidden } from '@melhor-escola/ui/visually-hidden';
import Search from 'lucide-react/icons/search';
import { lazy, Suspense, type ReactNode } from 'react';
import Bookmark from 'lucide-react/icons/bookmark';
import { PageWidth } from './page-width.tsx';
import { useSearchPorts, type LinkTarget } from './ports.tsx';
import { RouteLink } from './route-link.tsx';
import { useSlugList } from './favorites/use-slug-list.ts';
import { HeaderLink } from './header-link.tsx';

export interface SiteFrameProps {
  children: ReactNode;
  /**
   * The schools and offers shown are fictional, or some of them: said at the head of every page.
   * @default false
   */
  demonstration?: boolean | undefined;
  /** The account's place in the header. */
  account?: ReactNode;
}

/** What surrounds every page, the spec's layout `default` (RT-13): a way past the header, the header, the page's own `<main>`, and the footer. */
export function SiteFrame({ children, demonstration = false, account }: SiteFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <VisuallyHidden untilFocused asChild>
        <a
          href="#conteudo"
          className="focus:absolute focus:start-2 focus:top-2 focus:z-50 focus:rounded-control focus:bg-card focus:px-4 focus:py-3 focus:text-brand focus:underline"
        >
          Pular para o conteúdo
        </a>
      </VisuallyHidden>
      <Header demonstration={demonstration} account={account} />
      <main id="conteudo" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer />
    </div>
  );
}

/** Letters of a site's name beyond which it is set smaller on a phone: 'Melhor Educação'. */
const LONG_NAME = 13;

function DemonstrationNotice() {
  return (
    <div className="bg-info-wash text-info">
      <PageWidth className="py-1.5">
        <Text size="extra-small">
          <strong>Site em demonstração.</strong> Há escolas e bolsas fictícias, sempre identificadas.
        </Text>
      </PageWidth>
    </div>
  );
}

function Header({ demonstration, account }: { demonstration: boolean; account: ReactNode }) {
  const { links } = useSearchPorts();
  return (
    <header className="border-b border-hairline bg-card print:hidden">
      {demonstration && <DemonstrationNotice />}
      <PageWidth className="flex items-center justify-between gap-2 py-2">
        <RouteLink
          to={links.home()}
          aria-label={`${site.name}, página inicial`}
          className="inline-flex min-w-0 rounded-mark py-1.5 whitespace-nowrap"
        >
          {/* Where the row is too narrow the name wraps out of sight, and the mark alone stands for it. */}
          <Logo
            brand={siteBrand()}
            className={`max-h-8 flex-wrap overflow-hidden ${site.name.length > LONG_NAME ? 'max-sm:text-[1rem]' : ''}`}
          />
        </RouteLink>
        <div className="-me-3 flex shrink-0 items-center whitespace-nowrap max-sm:-me-2">
          <HeaderLists />
          <LinkButton variant="quiet" icon={Search} asChild className="max-sm:min-w-11 max-sm:px-2">
            <RouteLink to={links.results()}>
              <span className="max-sm:sr-only">Buscar bolsas</span>
            </RouteLink>
          </LinkButton>
          {account}
        </div>
      </PageWidth>
    </header>
  );
}

const CompareLink = lazy(async () => ({
  default: (await import('./compare/tray/compare-link.tsx')).CompareLink,
}));

/** Links to the lists stored on this device: the comparison, if it has schools, and the favorites. */
function HeaderLists() {
  const { links, favorites, compared } = useSearchPorts();
  const saved = useSlugList(favorites);
  const isComparing = useSlugList(compared).length > 0;
  return (
    <>
      {isComparing && (
        <Suspense>
          <CompareLink />
        </Suspense>
      )}
      <HeaderLink icon={Bookmark} label="Favoritos" to={links.favorites()} count={saved.length} />
    </>
  );
}

function Footer() {
  const { links } = useSearchPorts();
  return (
    <footer className="mt-16 border-t border-hairline bg-wash print:hidden">
      <PageWidth className="flex flex-col gap-6 py-8">
        <div className="flex flex-col gap-6 sm:flex-row sm:items-start sm:justify-between">
          <FooterLinks
            label="Escolas"
            entries={[
              { label: 'Escolas no Brasil', to: links.country() },
              { label: 'Educação básica', to: links.basicEducation() },
              { label: 'Metodologias', to: links.methodologies() },
            ]}
          />
          <FooterLinks
            label="Ajuda e regras"
            entries={[
              { label: 'Central de ajuda', to: links.helpCenter() },
              { label: 'Privacidade', to: links.privacy() },
              { label: 'Cookies', to: links.privacy('cookies') },
              { label: 'Termos de uso', to: links.terms() },
              { label: 'Sobre os dados', to: links.dataSources() },
            ]}
          />
          <Text size="small">
            Dúvidas? Ligue grátis:{' '}
            <Link href={site.phone.href} className="whitespace-nowrap tabular-nums">
              {site.phone.label}
            </Link>
          </Text>
        </div>
        <DataCredits />
      </PageWidth>
    </footer>
  );
}

interface FooterLinksProps {
  /** What the links are of. */
  label: string;
  entries: readonly { readonly label: string; readonly to: LinkTarget }[];
}

function FooterLinks({ label, entries }: FooterLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-col gap-1 sm:flex-row sm:flex-wrap sm:gap-x-6">
        {entries.map(({ label: name, to }) => (
          <li key={name}>
            <Link asChild tone="quiet" className="inline-block py-1">
              <RouteLink to={to}>{name}</RouteLink>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Whose data the pages show, as their licences ask. */
function DataCredits() {
  return (
    <Text size="extra-small" tone="soft" className="max-w-prose">
      Dados: municípios do{' '}
      <Link href="https://www.ibge.gov.br" tone="quiet" className="underline">
        IBGE
      </Link>
      , Censo Escolar do{' '}
      <Link
        href="https://www.gov.br/inep/pt-br/acesso-a-informacao/dados-abertos/microdados/censo-escolar"
        tone="quiet"
        className="underline"
      >
        INEP
      </Link>{' '}
      e coordenadas do{' '}
      <Link href="https://www.geonames.org" tone="quiet" className="underline">
        GeoNames
      </Link>{' '}
      (
      <Link href="https://creativecommons.org/licenses/by/4.0/deed.pt-br" tone="quiet" className="underline">
        CC BY 4.0
      </Link>
      ).
    </Text>
  );
}

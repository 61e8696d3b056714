import { siteBrand } from '@melhor-escola/config/brand';
import { site } from '@melhor-escola/config/site';
import { RouteLink } from '@melhor-escola/search/route-link';
import { LinkButton } from '@melhor-escola/ui/button';
import { AfterHydration, lazyOnVisible, PagePart } from '@melhor-escola/ui/hooks';
import { Logo } from '@melhor-escola/ui/logo';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { Text } from '@melhor-escola/ui/text';
import { VisuallyHidden } from '@melhor-escola/ui/visually-hidden';
import { useRouterState } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { type ComponentPropsWithRef, memo, Suspense, type ReactNode } from 'react';
import { links } from '../app/links.ts';
import type { FooterProps } from './footer.tsx';

export interface SiteFrameProps extends FooterProps {
  children: ReactNode;
  /**
   * Some of the schools and offers are fictional: a notice at the top of every page says so.
   * @default false
   */
  demonstration?: boolean | undefined;
  /** Links in the header to the visitor's lists of schools. */
  lists?: ReactNode;
  /** The account's entry in the header. */
  account?: ReactNode;
}

/** Server-rendered, and hydrated when it approaches the viewport. */
const LazyFooter = lazyOnVisible<FooterProps>(async () => (await import('./footer.tsx')).Footer);
/** Before hydration a new render would replace the server's HTML with nothing. */
const Footer = memo(LazyFooter);

/** Loads the footer's code, so that a server-rendered page contains it. */
export const preloadFooter = (): Promise<void> => LazyFooter.preload();

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- where React declares elements
  namespace JSX {
    interface IntrinsicElements {
      'site-frame': ComponentPropsWithRef<'div'>;
    }
  }
}

/**
 * The spec's layout `default` (RT-13): a skip link, the header, `<main>` and the footer. An element of its own name: React skips other
 * elements in the body when it hydrates, so that what an extension puts before it is not taken for it.
 */
export function SiteFrame({
  children,
  company,
  short,
  demonstration = false,
  lists,
  account,
  openConsentPanel,
}: SiteFrameProps) {
  return (
    <site-frame className="flex min-h-dvh flex-col">
      <VisuallyHidden untilFocused asChild>
        <a
          href="#conteudo"
          className="absolute start-2 top-2 z-50 rounded-control bg-card px-4 py-3 text-brand underline"
        >
          Pular para o conteúdo
        </a>
      </VisuallyHidden>
      <AfterHydration>
        <NavigationBar />
      </AfterHydration>
      {/* Where an extension has changed the header before hydration, React renders it afresh, and not the whole document. */}
      <Suspense>
        <PagePart>
          <Header demonstration={demonstration} lists={lists} account={account} />
        </PagePart>
      </Suspense>
      <main id="conteudo" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer company={company} short={short} openConsentPanel={openConsentPanel} />
    </site-frame>
  );
}

/** A line at the top of the window while the next page loads: visible feedback to a tap, before the page is rendered (P4). */
function NavigationBar() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return (
    isLoading && (
      <div
        aria-hidden="true"
        className="hidden tall:block tall:fixed inset-x-0 top-0 z-50 h-0.5 bg-brand print:hidden"
      />
    )
  );
}

function DemonstrationNotice() {
  return (
    <div className="bg-info-wash text-info print:hidden">
      <PageWidth className="py-1.5">
        <Text size="extra-small">
          <strong>Demonstração:</strong> há escolas e bolsas fictícias.
        </Text>
      </PageWidth>
    </div>
  );
}

function Header({
  demonstration,
  lists,
  account,
}: Pick<SiteFrameProps, 'demonstration' | 'lists' | 'account'>) {
  return (
    <header className="border-b border-hairline bg-card">
      {demonstration && <DemonstrationNotice />}
      <PageWidth className="flex flex-wrap items-center justify-between gap-2 py-2">
        <RouteLink
          to={links.home()}
          aria-label={`${site.name}, página inicial`}
          className="inline-flex shrink-0 rounded-mark py-1.5"
        >
          {/* On a phone one word below the other, as high as the mark, so that there is space for all links beside it. */}
          <Logo brand={siteBrand()} className="max-sm:w-min max-sm:text-[1rem]" />
        </RouteLink>
        {/* On paper only the logo. */}
        <div className="-me-3 flex flex-wrap items-center justify-end max-sm:-me-2 print:hidden">
          {lists}
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

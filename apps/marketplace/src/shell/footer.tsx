import { type Company, site } from '@melhor-escola/config/site';
import { routes, saveDataPath } from '@melhor-escola/domain/routes';
import { RouteLink, type RouteLinkProps } from '@melhor-escola/search/route-link';
import { useSearchPorts } from '@melhor-escola/search/ports';
import { Button } from '@melhor-escola/ui/button';
import { Link } from '@melhor-escola/ui/link';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { Text } from '@melhor-escola/ui/text';
import type { MouseEvent } from 'react';
import { links } from '../app/links.ts';

export interface FooterProps {
  company: Company;
  /**
   * Only who runs the site, privacy and help: on a page that leads through steps, other links lead away.
   * @default false
   */
  short?: boolean | undefined;
  /** Opens the consent panel instead of the policy's section about cookies. @returns false if it cannot, so that the link is followed. */
  openConsentPanel?: (() => boolean) | undefined;
}

/** The footer of every page: links to help and legal pages, the telephone number, who runs the site, and the sources of the data. */
export function Footer({ short = false, ...props }: FooterProps) {
  return (
    <footer className="mt-16 border-t border-hairline bg-wash print:hidden">
      {short ? <ShortFooter company={props.company} /> : <WholeFooter {...props} />}
    </footer>
  );
}

function ShortFooter({ company }: Pick<FooterProps, 'company'>) {
  return (
    <PageWidth className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <Text size="extra-small" tone="soft">
        <CompanyName company={company} />
      </Text>
      <FooterLinks
        label="Ajuda e regras"
        entries={[
          { label: 'Privacidade', to: links.privacy() },
          { label: 'Central de ajuda', to: links.helpCenter() },
        ]}
      />
    </PageWidth>
  );
}

function WholeFooter({ company, openConsentPanel }: FooterProps) {
  const { track } = useSearchPorts();
  const openPanel = (event: MouseEvent) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    // The browser handles links that open in another tab or window.
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    if (openConsentPanel?.()) event.preventDefault();
  };
  return (
    <PageWidth className="flex lazy-layout-187 flex-col gap-6 py-8 sm:lazy-layout-100 lg:lazy-layout-71">
      <div className="flex flex-col gap-6 sm:flex-row sm:items-start sm:justify-between">
        <FooterLinks
          label="Escolas"
          entries={[
            { label: 'Escolas no Brasil', to: links.country() },
            { label: 'Educação básica', to: links.basicEducation() },
            { label: 'Metodologias', to: links.methodologies() },
            { label: 'Painel da escola', to: routes.panel.to() },
          ]}
        />
        <FooterLinks
          label="Ajuda e regras"
          entries={[
            { label: 'Quem somos', to: links.aboutUs() },
            { label: 'Central de ajuda', to: links.helpCenter() },
            { label: 'Privacidade', to: links.privacy() },
            {
              label: 'Cookies',
              to: links.privacy('cookies'),
              onClick: openPanel,
              'data-prehydration': 'wait',
            },
            { label: 'Termos de uso', to: links.terms() },
            { label: 'Sobre os dados', to: links.dataSources() },
          ]}
        />
        <div className="flex shrink-0 flex-col gap-3">
          <Text size="small">
            Dúvidas? Ligue grátis:{' '}
            <Link
              href={site.phone.href}
              className="whitespace-nowrap tabular"
              onClick={() => track({ name: 'button_click', button: 'call', place: 'footer' })}
            >
              {site.phone.label}
            </Link>
          </Text>
          <SaveDataSwitch />
        </div>
      </div>
      <CompanyIdentity company={company} />
      <DataCredits />
    </PageWidth>
  );
}

/** Turns data saving on or off (product 15), also without JavaScript; the server renders every page accordingly. */
function SaveDataSwitch() {
  const { saveData } = useSearchPorts();
  return (
    <form method="post" action={saveDataPath}>
      <Button size="small" type="submit" name="choice" value={saveData ? 'off' : 'on'}>
        {saveData ? 'Parar de economizar dados' : 'Economizar dados'}
      </Button>
    </form>
  );
}

interface FooterLinksProps {
  /** Accessible name of the list. */
  label: string;
  entries: readonly (Pick<RouteLinkProps, 'to' | 'onClick'> & {
    readonly label: string;
    readonly 'data-prehydration'?: 'wait';
  })[];
}

function FooterLinks({ label, entries }: FooterLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-col gap-1 sm:flex-row sm:flex-wrap sm:gap-x-6">
        {entries.map(({ label: name, ...link }) => (
          <li key={name}>
            <Link asChild tone="quiet" className="inline-block py-1">
              <RouteLink {...link}>{name}</RouteLink>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Who runs the site, and how it earns money (Decree 7.962/2013). */
function CompanyIdentity({ company }: { company: Company }) {
  return (
    <Text size="extra-small" tone="soft" className="max-w-prose">
      <CompanyName company={company} />
      <span>{`. ${company.address}. ${company.income}`}</span>
    </Text>
  );
}

function CompanyName({ company: { name, cnpj, isDemonstration } }: { company: Company }) {
  return (
    <>
      {isDemonstration && <strong>Empresa fictícia, de demonstração: </strong>}
      <span>{`${name}, CNPJ `}</span>
      <span className="whitespace-nowrap tabular">{cnpj}</span>
    </>
  );
}

/** Credits the sources of the data, as their licenses require. */
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

import { brandName, siteBrand } from './brand.ts';

/** The kinds of page whose meta text promises a discount (EN-14: the spec gives both figures). */
export type PromisePageKind = 'landing' | 'home-or-search';

/** Configuration of the site (EN-14). */
export const site = {
  /** The brand's name. A getter, because the brand is unknown while modules load. */
  get name(): string {
    return brandName(siteBrand());
  },
  slug: 'melhor-escola',
  locale: 'pt-BR',
  /** Users with it in their e-mail see the team’s interface (EN-01). Grants no access: the service ignores it (S20). */
  adminEmailMarker: '@equipe.melhorescola.example',
  domain: 'melhorescola.example',
  phone: { label: '0800 941 9002', href: 'tel:08009419002' },
  whatsappUrl: 'https://wa.me/558009419002',
  discountPromise: { landing: 50, 'home-or-search': 80 } satisfies Record<PromisePageKind, number>,
} as const;

/** The company behind the site, which says who it is (Decree 7.962/2013, art. 2). From the environment, for an operator of its own. */
export interface Company {
  readonly name: string;
  /** Formatted. */
  readonly cnpj: string;
  /** In one line. */
  readonly address: string;
  /** How the site earns money, in a sentence or two. */
  readonly income: string;
  /** It does not exist: every page that names it says so. */
  readonly isDemonstration: boolean;
}

/** Of a site without an operator. The letters of its CNPJ have valid check digits, but no authority issued them. */
export const demonstrationCompany: Company = {
  name: 'Bolsas de Exemplo Demonstração Ltda.',
  cnpj: 'DE.MO0.001/0001-07',
  address: 'Rua do Exemplo, 100, Centro, Araguaína, TO, CEP 77800-000',
  income:
    'As escolas parceiras pagam uma comissão por matrícula que começa aqui. Para as famílias o site é grátis, e o preço é o da escola.',
  isDemonstration: true,
};

/** Sent with every call to the service by the site's server (RO-02). */
export const serviceCaller = { tenant: 'melhor-escola', applicationName: 'marketplace' } as const;

/** Map provider of the school page, embedded after a click or with consent. The CSP allows frames from this origin only. */
export const mapProvider = { name: 'OpenStreetMap', origin: 'https://www.openstreetmap.org' } as const;

/** The rest of the spec's configuration. Apart from {@link site}, because no page's script needs it. */
export const siteSettings = {
  leadPlatform: 4,
  premiumTagLabel: 'Premium',
  pdpSlugKey: 'slug',
  pathPrefix: 'escolas',
  socialLinks: [],
} as const;

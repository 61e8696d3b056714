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

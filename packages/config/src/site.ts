import { brandName, siteBrand } from './brand.ts';

/** The kinds of page whose meta text promises a discount (EN-14: the spec gives both figures). */
export type PromisePageKind = 'landing' | 'home-or-search';

/** Configuration of the site (spec §3 'Site configuration', EN-14). */
export const site = {
  /** The brand's name. A getter, because the brand is unknown while modules load. */
  get name(): string {
    return brandName(siteBrand());
  },
  slug: 'melhor-escola',
  /** Sent with every call (RO-02). */
  tenant: 'melhor-escola',
  applicationName: 'marketplace',
  locale: 'pt-BR',
  /** Users with it in their e-mail see the team’s interface (EN-01). Grants no access: the service ignores it (S20). */
  adminEmailMarker: '@equipe.melhorescola.example',
  leadPlatform: 4,
  premiumTagLabel: 'Premium',
  pdpSlugKey: 'slug',
  pathPrefix: 'escolas',
  domain: 'melhorescola.example',
  phone: { label: '0800 941 9002', href: 'tel:08009419002' },
  whatsappUrl: 'https://wa.me/558009419002',
  /** Map provider of the school page, embedded after a click or with consent. The CSP allows frames from this origin only. */
  map: { provider: 'OpenStreetMap', origin: 'https://www.openstreetmap.org' },
  socialLinks: [],
  themeColor: { light: '#fbfaf6', dark: '#14211d' },
  discountPromise: { landing: 50, 'home-or-search': 80 } satisfies Record<PromisePageKind, number>,
  /** Shown when the service is unavailable (EN-10, ER-03). */
  directoryDefaults: {
    activeOffers: 120_000,
    enrolledStudents: 7_000,
    partnerSchools: 48_000,
    demonstration: false,
  },
} as const;

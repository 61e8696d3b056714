import { brandName, siteBrand } from './brand.ts';

/** The kinds of page whose meta text promises a discount (EN-14: the spec gives both figures). */
export type PromisePageKind = 'landing' | 'home-or-search';

/** What is configured about the site rather than programmed (spec §3 'Site configuration', EN-14). */
export const site = {
  /** The brand's, which is known once the process has started or the page is there: not while a module loads. */
  get name(): string {
    return brandName(siteBrand());
  },
  slug: 'melhor-escola',
  /** Sent with every call (RO-02). */
  tenant: 'melhor-escola',
  applicationName: 'marketplace',
  locale: 'pt-BR',
  /** Who has it in their e-mail is shown what the team is shown (EN-01). It opens nothing: the service does not know of it (S20). */
  adminEmailMarker: '@equipe.melhorescola.example',
  leadPlatform: 4,
  premiumTagLabel: 'Premium',
  pdpSlugKey: 'slug',
  pathPrefix: 'escolas',
  domain: 'melhorescola.example',
  phone: { label: '0800 941 9002', href: 'tel:08009419002' },
  whatsappUrl: 'https://wa.me/558009419002',
  /** Whose maps the school page embeds, once the visitor asks for one or has agreed to its host. The site's policy allows frames from there alone. */
  map: { provider: 'OpenStreetMap', origin: 'https://www.openstreetmap.org' },
  socialLinks: [],
  themeColor: { light: '#fbfaf6', dark: '#14211d' },
  discountPromise: { landing: 50, 'home-or-search': 80 } satisfies Record<PromisePageKind, number>,
  /** Shown when the service cannot say how many there are (EN-10, ER-03). */
  directoryDefaults: {
    activeOffers: 120_000,
    enrolledStudents: 7_000,
    partnerSchools: 48_000,
    demonstration: false,
  },
} as const;

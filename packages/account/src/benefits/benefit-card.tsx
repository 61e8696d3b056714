import type { Benefit } from '@melhor-escola/api-client/account';
import { formatIsoDay } from '@melhor-escola/domain/date';
import { Card } from '@melhor-escola/ui/card';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';

/** A partner's benefit, its end date and link (EN-09). Renders an `<article>`. */
export function BenefitCard({ benefit }: { benefit: Benefit }) {
  const { title, partner, description, discount, link, validUntil, demo } = benefit;
  const address = partnerAddress(link);
  return (
    <Card as="article" className="grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-[1fr_15rem]">
      <div className="flex min-w-0 flex-col items-start gap-1">
        <Heading level={3} size="small" className="wrap-anywhere">
          {title}
        </Heading>
        <Text size="small" tone="soft" className="wrap-anywhere">
          {partner}
        </Text>
        <Text className="max-w-prose wrap-anywhere">{description}</Text>
        {demo && (
          <Text size="extra-small" tone="soft" className="mt-1">
            Benefício fictício, de demonstração.
          </Text>
        )}
      </div>
      <div className="flex min-w-0 flex-col items-start gap-1">
        <p className="text-medium font-semibold wrap-anywhere tabular">
          <span className="highlight">{discount}</span>
        </p>
        <Text size="small" tone="soft" tabular>
          {validUntil === null ? 'Sem data para acabar' : `Válido até ${formatIsoDay(validUntil)}`}
        </Text>
        {address !== undefined && (
          <Link href={address} external className="inline-block py-2 text-small font-semibold">
            Usar no site do parceiro<span className="sr-only">{`: ${title}`}</span>
          </Link>
        )}
      </div>
    </Card>
  );
}

/** A partner's URL if its scheme is http or https; no other link is rendered (S21). */
export function partnerAddress(link: string): string | undefined {
  try {
    const { protocol, href } = new URL(link);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}

import { Link } from '@melhor-escola/ui/link';
import { Text } from '@melhor-escola/ui/text';
import { useContentPorts } from '../ports.tsx';
import { RouteLink } from '../route-link.tsx';
import type { HelpBlock, HelpFact, HelpLink } from './article.ts';

/** Renders paragraphs, lists, facts and links in order. */
export function HelpBlocks({ blocks }: { readonly blocks: readonly HelpBlock[] }) {
  return blocks.map((block) => <Block key={blockKey(block)} block={block} />);
}

function Block({ block }: { readonly block: HelpBlock }) {
  if (typeof block === 'string') return <Text>{block}</Text>;
  if ('items' in block) {
    return (
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-pretty [&>::marker]:text-brand">
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  if ('facts' in block) return <Facts facts={block.facts} />;
  if ('company' in block) return <CompanyFacts kind={block.company} />;
  return <Links links={block.links} />;
}

function Facts({ facts }: { readonly facts: readonly HelpFact[] }) {
  return (
    <dl className="flex flex-col border-b border-hairline">
      {facts.map(({ term, details }) => (
        <div
          key={term}
          className="flex flex-col gap-1 border-t border-hairline py-3 sm:grid sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-6"
        >
          <dt className="font-semibold">{term}</dt>
          {details.map((detail) => (
            <dd key={detail} className="text-small sm:col-start-2">
              {detail}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** Who runs the site, or how it earns money. */
function CompanyFacts({ kind }: { readonly kind: 'identity' | 'income' }) {
  const { name, cnpj, address, income, isDemonstration } = useContentPorts().company;
  const mark = isDemonstration ? ['Dado fictício, de demonstração.'] : [];
  if (kind === 'income') return <Text>{[income, ...mark].join(' ')}</Text>;
  return (
    <Facts
      facts={[
        { term: 'Nome empresarial', details: [name, ...mark] },
        { term: 'CNPJ', details: [cnpj, ...mark] },
        { term: 'Endereço', details: [address, ...mark] },
      ]}
    />
  );
}

function Links({ links }: { readonly links: readonly HelpLink[] }) {
  const ports = useContentPorts();
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1">
      {links.map(({ label, to }) => (
        <li key={label}>
          {typeof to === 'string' ? (
            <Link href={to} className="inline-block py-0.5">
              {label}
            </Link>
          ) : (
            <Link asChild className="inline-block py-0.5">
              <RouteLink to={to(ports.links)}>{label}</RouteLink>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function blockKey(block: HelpBlock): string {
  if (typeof block === 'string') return block;
  if ('items' in block) return `items ${block.items[0]}`;
  if ('facts' in block) return `facts ${block.facts[0]?.term}`;
  if ('company' in block) return `company ${block.company}`;
  return `links ${block.links[0]?.label}`;
}

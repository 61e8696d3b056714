import type { PrivacyPanel } from '@melhor-escola/api-client/owner';
import { Link } from '@melhor-escola/ui/link';
import { Table, type TableColumn } from '@melhor-escola/ui/table';
import { Heading, Text } from '@melhor-escola/ui/text';
import { Link as RouteLink } from '@tanstack/react-router';
import { useAccountPorts } from '../ports.tsx';

type HeldRow = PrivacyPanel['data'][number] & { readonly id: string };

const columns: readonly TableColumn<HeldRow>[] = [
  { key: 'what', header: 'O quê', cell: ({ what }) => what, rowHeader: true },
  { key: 'purpose', header: 'Para quê', cell: ({ purpose }) => purpose },
  { key: 'basis', header: 'Base legal', cell: ({ legalBasis }) => legalBasis },
  { key: 'retention', header: 'Por quanto tempo', cell: ({ retention }) => retention },
];

/** What is held of who is signed in, why, on which ground and for how long (LGPD, art. 9). */
export function HeldData({ data }: { data: PrivacyPanel['data'] }) {
  const { links } = useAccountPorts();
  return (
    <section aria-labelledby="guardamos" className="flex flex-col gap-4 border-t border-hairline py-8">
      <Heading level={2} id="guardamos">
        O que guardamos
      </Heading>
      <Table
        caption={<span className="sr-only">O que guardamos sobre você</span>}
        columns={columns}
        rows={data.map((row) => ({ ...row, id: row.category }))}
      />
      <Text size="small" tone="soft" className="max-w-prose">
        A{' '}
        <Link asChild>
          <RouteLink {...links.privacy()}>Política de privacidade</RouteLink>
        </Link>{' '}
        explica também o que vale para quem não tem conta.
      </Text>
    </section>
  );
}

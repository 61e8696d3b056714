'use client';

import type { PrivacyPanel } from '@melhor-escola/api-client/account';
import { LinkButton } from '@melhor-escola/ui/button';
import { Link } from '@melhor-escola/ui/link';
import { Table, type TableColumn } from '@melhor-escola/ui/table';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useQuery } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { AccountSection, AsyncSection, WithoutScripts } from '../account-section.tsx';
import { EmailText } from '../email-text.tsx';
import { useAccountPorts } from '../ports.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { ExportSection } from './export-section.tsx';
import { privacyQuery } from './queries.ts';
import { RequestsSection } from './requests-section.tsx';

/** The LGPD panel: which data is stored and why, and the user's rights, each exercised at once and with a protocol number (S23). */
export function PrivacyScreen() {
  const { api, links } = useAccountPorts();
  const panel = useQuery(privacyQuery(api));
  return (
    <PageWidth className="py-6 sm:py-10">
      <header className="flex flex-col gap-2 pb-8">
        <Text size="small">
          <Link asChild className="inline-flex min-h-6 items-center">
            <RouteLink {...links.profile()}>Minha conta</RouteLink>
          </Link>
        </Text>
        <Heading level={1} size="large">
          Privacidade e dados
        </Heading>
        <Text className="max-w-prose">
          Os dados são seus. Aqui você vê <Link href="#guardamos">o que guardamos</Link>,{' '}
          <Link href="#consentimentos">muda o que autorizou</Link>, <Link href="#copia">leva uma cópia</Link>,{' '}
          <Link href="#corrigir">corrige</Link> ou <Link href="#excluir">apaga tudo</Link>. Cada pedido é
          atendido na hora e ganha um <Link href="#pedidos">número de protocolo</Link>.
        </Text>
      </header>
      <WithoutScripts what="fazer um pedido" />
      <AsyncSection query={panel} what="seus dados de privacidade">
        {(found) => <Panel panel={found} />}
      </AsyncSection>
    </PageWidth>
  );
}

function Panel({ panel: { holder, data, consents, unusedScholarships, requests } }: { panel: PrivacyPanel }) {
  return (
    <>
      <HeldData data={data} />
      <ConsentsSection consents={consents} />
      <ExportSection />
      <CorrectSection holder={holder} />
      <RequestsSection requests={requests} />
      <DeleteSection unusedScholarships={unusedScholarships} />
    </>
  );
}

type HeldRow = PrivacyPanel['data'][number] & { readonly id: string };

const columns: readonly TableColumn<HeldRow>[] = [
  { key: 'what', header: 'O quê', cell: ({ what }) => what, rowHeader: true },
  { key: 'purpose', header: 'Para quê', cell: ({ purpose }) => purpose },
  { key: 'basis', header: 'Base legal', cell: ({ legalBasis }) => legalBasis },
  { key: 'retention', header: 'Por quanto tempo', cell: ({ retention }) => retention },
];

/** The data stored about the signed-in user: purpose, legal basis and retention (LGPD, art. 9). */
function HeldData({ data }: { data: PrivacyPanel['data'] }) {
  const { links } = useAccountPorts();
  return (
    <section aria-labelledby="guardamos" className="flex flex-col gap-4 border-t border-hairline py-8">
      <Heading level={2} id="guardamos" tabIndex={-1} className="scroll-mt-4">
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

function CorrectSection({ holder }: { holder: PrivacyPanel['holder'] }) {
  const { links } = useAccountPorts();
  return (
    <AccountSection
      id="corrigir"
      title="Corrigir seus dados"
      intro="Uma correção vale na hora e fica registrada com protocolo; a do e-mail, quando você confirma o novo."
    >
      <dl className="flex flex-col gap-3 pb-5">
        <Fact name="Nome" value={holder.name} />
        <Fact name="E-mail" value={<EmailText email={holder.email} />} />
        <Fact name="CPF" value={holder.cpf ?? 'Não informado'} />
      </dl>
      <LinkButton asChild className="max-sm:w-full">
        <RouteLink {...links.profile()}>Corrigir em Minha conta</RouteLink>
      </LinkButton>
    </AccountSection>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <Text as="dt" size="small" tone="soft">
        {name}
      </Text>
      <Text as="dd" className="wrap-anywhere">
        {value}
      </Text>
    </div>
  );
}

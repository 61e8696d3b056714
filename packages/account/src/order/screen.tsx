'use client';

import type { Order } from '@melhor-escola/api-client/account';
import { site } from '@melhor-escola/config/site';
import { formatDateTime, formatIsoDay } from '@melhor-escola/domain/date';
import { refundRule } from '@melhor-escola/domain/refund-rule';
import { useAnnouncement } from '@melhor-escola/ui/announcer';
import { Card } from '@melhor-escola/ui/card';
import { Link } from '@melhor-escola/ui/link';
import { Skeleton, SkeletonGroup } from '@melhor-escola/ui/skeleton';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useQuery } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { PageWidth } from '@melhor-escola/ui/page-width';
import {
  ordersRefetchInterval,
  hasVoucher,
  isSecured,
  isUnpaid,
  statusLabels,
} from '../orders/order-status.tsx';
import { useNow } from '../orders/payment.tsx';
import { useSessionCheck } from '../authenticated/ended-session.ts';
import { useAccountPorts } from '../ports.tsx';
import { trackClick } from '../track-click.ts';
import { CancelOrder } from './cancel-order.tsx';
import { CopyCode, SchoolPhone, Voucher } from './voucher.tsx';
import { NextStep } from './next-step.tsx';
import { OrderHeader } from './order-header.tsx';
import { OrderPrices } from './order-prices.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { orderQuery } from './queries.ts';
import { schoolAddress } from './voucher-file.ts';

/**
 * A reserved scholarship: status, next step, cost, and the voucher once it is paid (RT-07, EN-09). Refetches by itself
 * while a payment is pending.
 *
 * @param code its internalTransactionCode.
 */
export function OrderScreen({ code }: { code: string }) {
  const { api } = useAccountPorts();
  const { data, dataUpdatedAt, error } = useQuery({
    ...orderQuery(api, code),
    refetchInterval: ({ state }) => ordersRefetchInterval(state.data ? [state.data] : []),
    refetchOnWindowFocus: true,
  });
  useSessionCheck(error);
  useTrackedStatus(data);
  useAnnouncement(data ? `Situação da bolsa: ${statusLabels[data.status].name}` : '', { initial: false });
  return (
    <PageWidth className="py-4 sm:py-6">
      {data ? <FoundOrder order={data} at={dataUpdatedAt} /> : <OrderSkeleton />}
    </PageWidth>
  );
}

/** Tracks that the visitor sees the order in a status that this page has not shown before (EN-18). */
function useTrackedStatus(order: Order | undefined): void {
  const { track } = useAccountPorts();
  const shown = useRef<Order['status']>(undefined);
  const status = order?.status;
  const slug = order?.school.slug;
  useEffect(() => {
    if (status === undefined || status === shown.current) return;
    // Not tracked if the school no longer exists.
    if (shown.current !== undefined && slug) track({ name: 'order_status', status, school_slug: slug });
    shown.current = status;
  }, [status, slug, track]);
}

interface FoundOrderProps {
  order: Order;
  /** Fetch time, in ms since 1970. */
  at: number;
}

function FoundOrder({ order, at }: FoundOrderProps) {
  const now = useNow(at);
  const step = useRef<HTMLHeadingElement>(null);
  const isVouched = hasVoucher(order);
  // If there is a voucher, only the voucher is printed; otherwise the page is.
  const beside = isVouched ? 'print:hidden' : '';
  return (
    <div className="flex flex-col gap-8">
      <OrderHeader order={order} className={beside} />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[1fr_20rem] print:block">
        <div className="flex min-w-0 flex-col gap-8">
          <div className={`flex flex-col gap-3 ${beside}`}>
            <NextStep order={order} now={now} heading={step} />
            <CancelOrder order={order} afterwards={step} />
          </div>
          {isVouched && <Voucher order={order} />}
          <OrderPrices order={order} className={beside} />
        </div>
        <div className={`grid self-start gap-8 sm:grid-cols-2 lg:grid-cols-1 ${beside}`}>
          <OrderTimeline order={order} />
          {/* A voucher has both. */}
          {!isVouched && <OrderSchool order={order} />}
          <Reservation order={order} />
          {!isVouched && (isUnpaid(order.status) || isSecured(order.status)) && <Refund />}
          <OrderHelp code={order.internalTransactionCode} />
        </div>
      </div>
    </div>
  );
}

/** The student whose seat is reserved, and the code of the reservation. Renders a `<section>`. */
function Reservation({ order }: { order: Order }) {
  const { student, internalTransactionCode: code, createdAt, offer } = order;
  return (
    <section aria-labelledby="reserva" className="flex flex-col gap-4">
      <Heading level={2} size="small" id="reserva">
        Reserva
      </Heading>
      <dl className="flex flex-col gap-3 text-small">
        <Fact term="Código">
          <span className="font-semibold tabular">{code}</span>
          {/* A voucher has its own copy button, beside the larger code. */}
          {!hasVoucher(order) && <CopyCode code={code} />}
        </Fact>
        <Fact term="Estudante">{student.name}</Fact>
        {student.birthDate !== null && <Fact term="Nascimento">{formatIsoDay(student.birthDate)}</Fact>}
        <Fact term="Etapa">{offer.stage}</Fact>
        <Fact term="Reservada em">{formatDateTime(new Date(createdAt))}</Fact>
      </dl>
    </section>
  );
}

/** Where the school is, and its telephone. Says what is not known. Renders a `<section>`. */
function OrderSchool({ order: { school } }: { order: Order }) {
  return (
    <section aria-labelledby="escola" className="flex flex-col gap-4">
      <Heading level={2} size="small" id="escola">
        Escola
      </Heading>
      <dl className="flex flex-col gap-3 text-small">
        <Fact term="Endereço">{schoolAddress(school)}</Fact>
        <Fact term="Telefone">
          <SchoolPhone phone={school.phone} />
        </Fact>
      </dl>
    </section>
  );
}

/** What happens to the money when the family changes its mind. Renders a `<section>`. */
function Refund() {
  return (
    <section aria-labelledby="desistir" className="flex flex-col gap-2">
      <Heading level={2} size="small" id="desistir">
        Se você desistir
      </Heading>
      <Text>{refundRule}</Text>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft">{term}</dt>
      <dd className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Where to get help, and the code to give. Renders a `<section>`. */
function OrderHelp({ code }: { code: string }) {
  const { links, track } = useAccountPorts();
  return (
    <Card
      as="section"
      tone="wash"
      aria-labelledby="ajuda"
      className="flex flex-col gap-2 sm:max-lg:col-span-2 print:hidden"
    >
      <Heading level={2} size="small" id="ajuda">
        Precisa de ajuda?
      </Heading>
      <Text>
        Ligue grátis para{' '}
        <Link
          href={site.phone.href}
          className="whitespace-nowrap tabular"
          onClick={trackClick(track, 'call', 'order-help')}
        >
          {site.phone.label}
        </Link>{' '}
        e informe o código <span className="whitespace-nowrap tabular">{code}</span>.
      </Text>
      <Text>
        <Link asChild className="inline-block py-1">
          <RouteLink {...links.helpCenter()}>Ver a central de ajuda</RouteLink>
        </Link>
      </Text>
    </Card>
  );
}

const placeholder = (
  <div className="flex flex-col gap-8">
    <div>
      <Skeleton shape="block" width={160} height={28} />
      <Skeleton shape="block" width="60%" height={36} className="mt-3" />
      <Skeleton width="40%" />
    </div>
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[1fr_20rem]">
      <Card>
        <Skeleton width="50%" />
        <Skeleton width="80%" />
        <Skeleton shape="block" width={220} height={52} className="mt-3" />
      </Card>
      <div>
        <Skeleton width="40%" />
        <Skeleton width="70%" />
        <Skeleton width="60%" />
      </div>
    </div>
  </div>
);

/** Placeholder while the reserved scholarship loads. */
function OrderSkeleton() {
  return <SkeletonGroup loading placeholder={placeholder} />;
}

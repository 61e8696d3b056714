'use client';

import type { Order } from '@melhor-escola/api-client/owner';
import { useAnnouncement } from '@melhor-escola/ui/announcer';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refetchIntervalOf } from '../orders/live.ts';
import { hasVoucher, statusWords } from '../orders/order-status.ts';
import { useNow } from '../orders/use-now.ts';
import { useEndedSession } from '../owner/use-ended-session.ts';
import { PageWidth } from '../page-width.tsx';
import { useAccountPorts } from '../ports.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { NextStep } from './next-step.tsx';
import { OrderHeader } from './order-header.tsx';
import { OrderHelp } from './order-help.tsx';
import { OrderPrices } from './order-prices.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { Reservation } from './reservation.tsx';
import { orderQuery } from './queries.ts';
import { Voucher } from './voucher.tsx';

/**
 * A reserved scholarship: what has become of it, what to do next, what it costs, and its voucher once it is paid for (RT-07,
 * EN-09). While it waits for money it is fetched again by itself.
 *
 * @param code its internalTransactionCode.
 */
export function OrderScreen({ code }: { code: string }) {
  const { owner } = useAccountPorts();
  const { data, dataUpdatedAt, error } = useQuery({
    ...orderQuery(owner, code),
    refetchInterval: ({ state }) => refetchIntervalOf(state.data ? [state.data] : []),
    refetchOnWindowFocus: true,
  });
  useEndedSession(error);
  useTrackedStatus(data);
  useAnnouncement(data ? `Situação da bolsa: ${statusWords[data.status].name}` : '', { initial: false });
  return (
    <PageWidth className="py-4 sm:py-6">
      {data ? <FoundOrder order={data} at={dataUpdatedAt} /> : <OrderSkeleton />}
    </PageWidth>
  );
}

/** Tells that somebody sees their reservation in another status than this page has shown them before (EN-18). */
function useTrackedStatus(order: Order | undefined): void {
  const { track } = useAccountPorts();
  const shown = useRef<Order['status']>(undefined);
  const status = order?.status;
  const slug = order?.school.slug;
  useEffect(() => {
    if (status === undefined || status === shown.current) return;
    // Of a school that is gone nothing is told.
    if (shown.current !== undefined && slug) track({ name: 'order_status', status, school_slug: slug });
    shown.current = status;
  }, [status, slug, track]);
}

interface FoundOrderProps {
  order: Order;
  /** When it was fetched: milliseconds since 1970. */
  at: number;
}

function FoundOrder({ order, at }: FoundOrderProps) {
  const now = useNow(at);
  const step = useRef<HTMLHeadingElement>(null);
  const isVouched = hasVoucher(order);
  // The voucher is printed by itself; without one, what is printed is the page.
  const beside = isVouched ? 'print:hidden' : '';
  return (
    <div className="flex flex-col gap-6 sm:gap-8">
      <OrderHeader order={order} className={beside} />
      <div className="grid gap-8 lg:grid-cols-[1fr_20rem] print:block">
        <div className="flex min-w-0 flex-col gap-8">
          <div className={`flex flex-col gap-3 ${beside}`}>
            <NextStep order={order} now={now} heading={step} />
            <CancelOrder order={order} afterwards={step} />
          </div>
          {isVouched && <Voucher order={order} />}
          <OrderPrices order={order} className={beside} />
        </div>
        <div className={`grid content-start gap-8 sm:grid-cols-2 lg:grid-cols-1 ${beside}`}>
          <OrderTimeline order={order} />
          <Reservation order={order} />
          <OrderHelp code={order.internalTransactionCode} />
        </div>
      </div>
    </div>
  );
}

import type { Order } from '@melhor-escola/api-client/owner';
import { site } from '@melhor-escola/config/site';
import { Card } from '@melhor-escola/ui/card';
import { Heading, Text } from '@melhor-escola/ui/text';
import { CopyCode } from './copy-code.tsx';
import { QrCode } from './qr-code.tsx';
import { VoucherActions } from './voucher-actions.tsx';
import { voucherFacts } from './voucher-facts.ts';

/**
 * What a family shows at the school's office: the code, to be read and to be scanned, and what was agreed. Printed, it is all
 * there is on the sheet. Renders a `<section>`.
 */
export function Voucher({ order }: { order: Order }) {
  const code = order.internalTransactionCode;
  return (
    <section aria-labelledby="comprovante" className="flex flex-col gap-4">
      <Heading level={2} id="comprovante">
        Comprovante da bolsa
      </Heading>
      <Card className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-b border-dashed border-control-line pb-5">
          <QrCode text={code} label={`Código QR da bolsa ${code}`} />
          <div className="flex min-w-0 flex-col items-start gap-1">
            <Text size="small" tone="soft">
              Código da bolsa
            </Text>
            {/* Four by four, so that it is read aloud and typed without a slip; on one line wherever there is room. */}
            <Text size="extra-large" weight="heavy" tabular className="tracking-wide">
              {code}
            </Text>
            <Text size="small" tone="soft" className="max-w-64">
              Mostre ou dite este código na secretaria da escola.
            </Text>
            <CopyCode code={code} />
          </div>
        </div>
        <dl className="grid gap-x-8 gap-y-3 text-small sm:grid-cols-2 print:grid-cols-2">
          {voucherFacts(order).map(([term, details]) => (
            <div key={term}>
              <dt className="text-ink-soft">{term}</dt>
              <dd className="font-semibold wrap-anywhere tabular-nums">{details}</dd>
            </div>
          ))}
        </dl>
        {order.demo && (
          <Text size="small" tone="soft">
            Reserva fictícia, de demonstração.
          </Text>
        )}
        <Text size="small" className="hidden print:block">
          {site.name}. Dúvidas? Ligue grátis para {site.phone.label}.
        </Text>
      </Card>
      <VoucherActions order={order} />
    </section>
  );
}

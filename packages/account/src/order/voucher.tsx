import type { Order } from '@melhor-escola/api-client/account';
import { site } from '@melhor-escola/config/site';
import { announce } from '@melhor-escola/ui/announcer';
import { formatPhone, phoneHref } from '@melhor-escola/domain/phone-number';
import { Button } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { CopyButton } from '@melhor-escola/ui/copy-button';
import { DescriptionList } from '@melhor-escola/ui/description-list';
import { saveFile } from '@melhor-escola/ui/hooks';
import { PriceSum } from '@melhor-escola/ui/price-sum';
import { Link } from '@melhor-escola/ui/link';
import { QrCode } from '@melhor-escola/ui/qr-code';
import { Heading, Text } from '@melhor-escola/ui/text';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { PaymentMonths } from './payment-months.tsx';
import { agreedSum, unknownPhone, voucherFacts, voucherFile, withdrawalRule } from './voucher-file.ts';

/**
 * The voucher for the school's office: the code as text and as a QR code, and the agreed terms. When printed, it is the
 * only content of the page. Renders a `<section>`.
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
            {/* Groups of four, easy to read aloud and to type; on one line wherever there is space. */}
            <Text size="extra-large" weight="heavy" tabular>
              {code}
            </Text>
            <Text tone="soft">Mostre ou dite este código na secretaria da escola.</Text>
            <CopyCode code={code} />
          </div>
        </div>
        <DescriptionList
          columns={2}
          items={voucherFacts(order).map(([term, text]) => ({
            term,
            description: text === order.school.phone ? <SchoolPhone phone={text} /> : text,
          }))}
        />
        <PriceSum {...agreedSum(order)} />
        <PaymentMonths order={order} />
        <Text
          size="small"
          tone="soft"
          className="max-w-prose"
        >{`Se você desistir: ${withdrawalRule(order)}`}</Text>
        {order.demo && (
          <Text size="small" tone="soft">
            Reserva fictícia, de demonstração.
          </Text>
        )}
        <Text size="small" className="hidden print:block">
          {`${site.name}. Dúvidas? Ligue grátis para ${site.phone.label}.`}
        </Text>
      </Card>
      <VoucherActions order={order} />
    </section>
  );
}

const savedMessage = 'Arquivo salvo nos downloads deste aparelho. Ele abre sem internet, com um toque.';

/** Prints the voucher or saves it as a file that opens without internet. Both require JavaScript. */
function VoucherActions({ order }: { order: Order }) {
  const [isSaved, setIsSaved] = useState(false);
  const save = () => {
    const file = new Blob([voucherFile(order)], { type: 'text/html;charset=utf-8' });
    saveFile(`bolsa-${order.internalTransactionCode}.html`, file);
    setIsSaved(true);
    announce(savedMessage);
  };
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <div className="flex flex-wrap gap-2 max-sm:*:w-full noscript:hidden">
        <Button icon={Download} onClick={save}>
          Salvar para ver sem internet
        </Button>
        <Button icon={Printer} onClick={() => window.print()}>
          Imprimir ou salvar em PDF
        </Button>
      </div>
      <Text tone="soft" className="max-w-prose noscript:hidden">
        {isSaved
          ? savedMessage
          : 'O arquivo vai para os downloads do aparelho e abre sem internet, até na porta da escola.'}
      </Text>
      <Text size="small" tone="soft" className="hidden noscript:block">
        Para levar o comprovante, imprima esta página pelo menu do navegador.
      </Text>
    </div>
  );
}

/** The school's telephone, to be tapped; says when it is unknown. */
export function SchoolPhone({ phone }: Pick<Order['school'], 'phone'>) {
  if (phone === null) return unknownPhone;
  return (
    <Link href={phoneHref(phone)} className="whitespace-nowrap tabular">
      {formatPhone(phone)}
    </Link>
  );
}

/** Copies an order's code. */
export function CopyCode({ code }: { code: string }) {
  return (
    <CopyButton text={code} messages={{ copied: 'Código copiado', failed: 'Selecione o código e copie' }}>
      Copiar código
    </CopyButton>
  );
}

import type { Order } from '@melhor-escola/api-client/owner';
import { announce } from '@melhor-escola/ui/announcer';
import { Button } from '@melhor-escola/ui/button';
import { Text } from '@melhor-escola/ui/text';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { saveFile } from '../save-file.ts';
import { voucherFile } from './voucher-file.ts';

const saved = 'Arquivo salvo nos downloads deste aparelho. Ele abre sem internet, com um toque.';

/** Takes the voucher along: on paper, or as a file that opens without internet. They need scripts. */
export function VoucherActions({ order }: { order: Order }) {
  const [isSaved, setIsSaved] = useState(false);
  const save = () => {
    saveFile(`bolsa-${order.internalTransactionCode}.html`, 'text/html;charset=utf-8', voucherFile(order));
    setIsSaved(true);
    announce(saved);
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
      <Text size="small" tone="soft" className="max-w-prose noscript:hidden">
        {isSaved
          ? saved
          : 'O arquivo vai para os downloads do aparelho e abre sem internet, até na porta da escola.'}
      </Text>
      <Text size="small" tone="soft" className="hidden noscript:block">
        Para levar o comprovante, imprima esta página pelo menu do navegador.
      </Text>
    </div>
  );
}

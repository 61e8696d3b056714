import type { OfferFilePreview } from '@melhor-escola/api-client/panel';
import { formatCount } from '@melhor-escola/domain/count';
import { formatBRL } from '@melhor-escola/domain/money';
import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { Table } from '@melhor-escola/ui/table';
import { Heading, Text } from '@melhor-escola/ui/text';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { offerDifferences, offerName, type OfferValues, ownTitle } from '../offers/offer-values.ts';
import { ColumnName, ColumnText } from './column-text.tsx';

export interface PreviewProps {
  /** The name of the file. */
  name: string;
  preview: OfferFilePreview;
  /** Offers have changed since the first preview. */
  renewed: boolean;
  applying: boolean;
  onApply: () => void;
  onDiscard: () => void;
}

/** What a file would change: to correct, changed and new, in this order. Its heading takes the focus. */
export function Preview({ name, preview, renewed, applying, onApply, onDiscard }: PreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { counts } = preview;
  const changes = counts.added + counts.changed;
  const canApply = counts.rejected === 0 && changes > 0;
  return (
    <section aria-labelledby="previa" className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <Heading level={2} id="previa" ref={heading} tabIndex={-1} className="wrap-anywhere">
          {`Prévia de ${name}`}
        </Heading>
        <Text>{summary(counts)}</Text>
      </div>
      {renewed && (
        <Alert tone="warning" live title="As bolsas mudaram depois da primeira prévia.">
          Esta é a nova. Confira e aplique de novo.
        </Alert>
      )}
      <Rejected preview={preview} />
      {preview.ignoredColumns.length > 0 && (
        <Text size="small" tone="soft" className="wrap-anywhere">
          <span>Colunas que não são das bolsas e ficam de fora:</span>
          {preview.ignoredColumns.map((column) => (
            <span key={column}>
              {' '}
              <ColumnName>{column}</ColumnName>
            </span>
          ))}
        </Text>
      )}
      <Changed preview={preview} />
      <Added preview={preview} />
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {canApply && (
          <Button variant="primary" loading={applying} onClick={onApply}>
            {changes === 1 ? 'Aplicar 1 mudança' : `Aplicar ${formatCount(changes)} mudanças`}
          </Button>
        )}
        <Button onClick={onDiscard}>{canApply ? 'Desistir' : 'Fechar a prévia'}</Button>
      </div>
    </section>
  );
}

/** '2 bolsas novas, 1 muda, 40 ficam iguais e 1 linha precisa de correção.' */
function summary({ added, changed, unchanged, rejected }: OfferFilePreview['counts']): string {
  const parts = [
    added > 0 && (added === 1 ? '1 bolsa nova' : `${formatCount(added)} bolsas novas`),
    changed > 0 && (changed === 1 ? '1 muda' : `${formatCount(changed)} mudam`),
    unchanged > 0 && (unchanged === 1 ? '1 fica igual' : `${formatCount(unchanged)} ficam iguais`),
    rejected > 0 &&
      (rejected === 1
        ? '1 linha precisa de correção'
        : `${formatCount(rejected)} linhas precisam de correção`),
  ].filter((part) => part !== false);
  if (added + changed + rejected === 0) return 'A planilha é igual às bolsas de hoje: não há o que mudar.';
  const last = parts.at(-1) ?? '';
  const first = parts.slice(0, -1).join(', ');
  return `${first === '' ? last : `${first} e ${last}`}. As bolsas que não estão na planilha ficam como estão.`;
}

function Rejected({ preview: { rejected, counts } }: { preview: OfferFilePreview }) {
  if (counts.rejected === 0) return null;
  return (
    <Alert
      tone="danger"
      live
      title={
        counts.rejected === 1
          ? 'Corrija 1 linha na planilha, salve e envie de novo.'
          : `Corrija ${formatCount(counts.rejected)} linhas na planilha, salve e envie de novo.`
      }
    >
      <p>Até lá nada muda.</p>
      <ul className="mt-2 flex list-disc flex-col gap-1 ps-5">
        {rejected.map(({ line, message }) => (
          <li key={line} className="wrap-anywhere">
            <strong>{`Linha ${formatCount(line)}:`}</strong> <ColumnText>{message}</ColumnText>
          </li>
        ))}
      </ul>
      <More count={counts.rejected} listed={rejected.length} />
    </Alert>
  );
}

type Stated = OfferFilePreview['added'][number]['after'];

function Changed({ preview: { changed, counts } }: { preview: OfferFilePreview }) {
  if (counts.changed === 0) return null;
  const rows = changed.flatMap(({ line, before, after }) =>
    offerDifferences(toValues(before), toValues(after)).map(({ label, own, current }, index) => ({
      id: `${line}-${label}`,
      offer: describe(after, line),
      isFirst: index === 0,
      label,
      before: own,
      after: current,
    })),
  );
  return (
    <>
      <Table
        caption="Bolsas que mudam"
        columns={[
          { key: 'offer', header: 'Bolsa', cell: changedOffer, rowHeader: true },
          { key: 'label', header: 'Campo', cell: (row) => row.label },
          { key: 'before', header: 'Hoje', cell: (row) => row.before },
          { key: 'after', header: 'Na planilha', cell: (row) => row.after },
        ]}
        rows={rows}
      />
      <More count={counts.changed} listed={changed.length} />
    </>
  );
}

/** Which offer differs: in a table once, above its other differences; each card needs it. */
function changedOffer({ offer, isFirst }: { readonly offer: string; readonly isFirst: boolean }): ReactNode {
  return isFirst ? offer : <span className="sr-only table-cards:not-sr-only">{offer}</span>;
}

function Added({ preview: { added, counts } }: { preview: OfferFilePreview }) {
  if (counts.added === 0) return null;
  return (
    <>
      <Table
        caption="Bolsas novas"
        columns={[
          {
            key: 'offer',
            header: 'Bolsa',
            cell: ({ after, line }) => describe(after, line),
            rowHeader: true,
          },
          {
            key: 'fee',
            header: 'Mensalidade',
            numeric: true,
            cell: ({ after }) => formatBRL(after.monthlyFee),
          },
          {
            key: 'price',
            header: 'Família paga',
            numeric: true,
            cell: ({ after }) => formatBRL(after.price),
          },
          { key: 'seats', header: 'Vagas', numeric: true, cell: ({ after }) => formatCount(after.seats) },
        ]}
        rows={added.map((row) => ({ ...row, id: row.line }))}
      />
      <More count={counts.added} listed={added.length} />
    </>
  );
}

function More({ count, listed }: { count: number; listed: number }): ReactNode {
  if (count <= listed) return null;
  return <Text size="small" tone="soft">{`… e mais ${formatCount(count - listed)}.`}</Text>;
}

/** '1º ano, manhã, 2027 (linha 4)' */
const describe = (offer: Stated, line: number) => `${offerName(offer)} (linha ${formatCount(line)})`;

function toValues({ discountPercentage, ...offer }: Stated): OfferValues {
  return { ...offer, title: ownTitle(offer), discount: String(discountPercentage).replace('.', ',') };
}

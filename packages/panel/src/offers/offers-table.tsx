import type { SchoolOffer } from '@melhor-escola/api-client/panel';
import { formatIsoDay } from '@melhor-escola/domain/date';
import { formatBRL } from '@melhor-escola/domain/money';
import { Badge } from '@melhor-escola/ui/badge';
import { Button } from '@melhor-escola/ui/button';
import { Menu } from '@melhor-escola/ui/menu';
import { Table, type TableColumn, TableEdit } from '@melhor-escola/ui/table';
import { Text } from '@melhor-escola/ui/text';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { gradeName, offerName, ownTitle, shiftName } from './offer-values.ts';
import { type CellField, cellText } from './use-cell-edit.ts';

interface OfferActions {
  onEdit: (offer: SchoolOffer) => void;
  onDuplicate: (offer: SchoolOffer) => void;
  onReopen: (offer: SchoolOffer) => void;
  onClose: (offer: SchoolOffer) => void;
  /** Saves a value from its cell. @returns what is wrong with the text. */
  onCellEdit: (offer: SchoolOffer, field: CellField, text: string) => Promise<string | undefined>;
}

export interface OffersTableProps extends OfferActions {
  offers: readonly SchoolOffer[];
  /** Ids of the selected offers. */
  selection: readonly number[];
  onSelectionChange: (selection: readonly number[]) => void;
  /** The offer whose form was left: the focus returns to its button. */
  left?: number | 'new' | undefined;
}

const states = {
  open: { label: 'Aberta', tone: 'confirm' },
  full: { label: 'Sem vagas', tone: 'warning' },
  ended: { label: 'Encerrada', tone: 'neutral' },
} as const;

const secondLine =
  'block w-0 min-w-[max(100%,4.5rem)] truncate font-normal @min-[59rem]/me-large-table:min-w-[max(100%,7rem)] table-cards:w-auto table-cards:min-w-0 table-cards:whitespace-normal';

const facts = (onCellEdit: OfferActions['onCellEdit']): readonly TableColumn<SchoolOffer>[] => [
  {
    key: 'grade',
    header: 'Bolsa',
    rowHeader: true,
    cell: ({ grade, shift, year, title }) => (
      <>
        {gradeName(grade)}
        {/* In a row one line, as wide as the column; in a card all of it. */}
        <Text as="span" size="small" tone="soft" className={secondLine}>
          {[shiftName(shift), year, ownTitle({ grade, shift, title })].filter(Boolean).join(' · ')}
        </Text>
      </>
    ),
  },
  {
    key: 'fee',
    header: 'Mensalidade',
    numeric: true,
    cell: (offer) => editable(offer, 'monthlyFee', { shown: formatBRL(offer.monthlyFee), onCellEdit }),
    sortable: (one, other) => one.monthlyFee - other.monthlyFee,
  },
  {
    key: 'discount',
    header: 'Desconto',
    numeric: true,
    cell: (offer) => editable(offer, 'discount', { shown: `${cellText(offer, 'discount')}%`, onCellEdit }),
  },
  {
    key: 'price',
    header: 'Família paga',
    numeric: true,
    cell: ({ price }) => formatBRL(price),
    sortable: (one, other) => one.price - other.price,
  },
  {
    key: 'seats',
    header: 'Vagas livres',
    numeric: true,
    cell: (offer) =>
      editable(offer, 'seats', { shown: `${offer.seats.left} de ${offer.seats.total}`, onCellEdit }),
    sortable: (one, other) => one.seats.left - other.seats.left,
  },
  {
    key: 'validUntil',
    header: 'Até',
    numeric: true,
    cell: ({ validUntil }) => formatIsoDay(validUntil),
    sortable: (one, other) => one.validUntil.localeCompare(other.validUntil),
  },
  {
    key: 'state',
    header: 'Situação',
    cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].label}</Badge>,
  },
];

/** The offers of a school with what one does with each. */
export function OffersTable({ offers, selection, onSelectionChange, left, ...actions }: OffersTableProps) {
  const columns: readonly TableColumn<SchoolOffer>[] = [
    ...facts(actions.onCellEdit),
    {
      key: 'actions',
      header: 'Ações',
      cell: (offer) => renderActions(offer, left, actions),
    },
  ];
  return (
    <Table
      caption="Bolsas da escola"
      // Two lines in 64 px, with the buttons in their middle.
      className="[--table-cell-padding:--spacing(2)_--spacing(1.5)] [&_td:last-child]:align-middle"
      cardsBelow="large"
      columns={columns}
      rows={offers}
      selection={selection}
      onSelectionChange={(ids) => onSelectionChange(ids.filter((id) => typeof id === 'number'))}
    />
  );
}

const cellNames: Readonly<Record<CellField, string>> = {
  monthlyFee: 'Mensalidade sem bolsa',
  discount: 'Bolsa em porcentagem',
  seats: 'Vagas no total',
};

interface EditableCell extends Pick<OfferActions, 'onCellEdit'> {
  /** The value as people read it. */
  shown: string;
}

/** A value that is edited in its place. An offer that has ended is opened again by its form. */
function editable(offer: SchoolOffer, field: CellField, { shown, onCellEdit }: EditableCell): ReactNode {
  if (offer.state === 'ended') return shown;
  return (
    <TableEdit
      label={`${cellNames[field]}: ${offerName(offer)}`}
      value={cellText(offer, field)}
      inputMode={field === 'seats' ? 'numeric' : 'decimal'}
      onValueCommit={(text) => onCellEdit(offer, field, text)}
    >
      {shown}
    </TableEdit>
  );
}

const renderActions = (offer: SchoolOffer, left: OffersTableProps['left'], actions: OfferActions) => (
  <RowActions offer={offer} isLeft={offer.id === left} {...actions} />
);

/** One button and a menu, in a line of text: a row is not higher than its values. */
function RowActions({
  offer,
  isLeft,
  onEdit,
  onDuplicate,
  onReopen,
  onClose,
}: Omit<OfferActions, 'onCellEdit'> & { offer: SchoolOffer; isLeft: boolean }) {
  const name = offerName(offer);
  const edit = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isLeft) edit.current?.focus();
  }, [isLeft]);
  return (
    <div className="-my-1.75 flex gap-2 table-cards:my-0 noscript:hidden">
      <Button ref={edit} size="small" className="shrink-0" onClick={() => onEdit(offer)}>
        <span>Mudar</span>
        <span className="sr-only">{` ${name}`}</span>
      </Button>
      <Menu
        align="end"
        trigger={
          <Button
            size="small"
            icon={Ellipsis}
            aria-label={`Mais ações: ${name}`}
            className="shrink-0 max-sm:min-w-11"
          />
        }
        items={[
          { label: 'Duplicar', onSelect: () => onDuplicate(offer) },
          offer.state === 'ended'
            ? { label: 'Reabrir', onSelect: () => onReopen(offer) }
            : { label: 'Encerrar', onSelect: () => onClose(offer) },
        ]}
      />
    </div>
  );
}

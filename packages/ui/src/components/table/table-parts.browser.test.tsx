import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { TableCell, type TableCellProps, TableHead, type TableHeadProps } from './table-cells.tsx';
import {
  TableBody,
  type TableBodyProps,
  TableCaption,
  type TableCaptionProps,
  TableFooter,
  type TableFooterProps,
  TableHeader,
  type TableHeaderProps,
  TableRoot,
  type TableRootProps,
  TableRow,
  type TableRowProps,
} from './table-parts.tsx';

describeConformance<TableRootProps>({
  component: (props) => <TableRoot {...props} />,
  props: { children: <TableCaption>Bolsas</TableCaption> },
  dataComponent: 'table',
  element: HTMLElement,
});

describeConformance<TableHeaderProps>({
  component: (props) => (
    <TableRoot>
      <TableHeader {...props} />
    </TableRoot>
  ),
  props: {},
  dataComponent: 'table',
  part: 'head',
  element: HTMLTableSectionElement,
});

describeConformance<TableBodyProps>({
  component: (props) => (
    <TableRoot>
      <TableBody {...props} />
    </TableRoot>
  ),
  props: {},
  dataComponent: 'table',
  part: 'body',
  element: HTMLTableSectionElement,
});

describeConformance<TableFooterProps>({
  component: (props) => (
    <TableRoot>
      <TableFooter {...props} />
    </TableRoot>
  ),
  props: {},
  dataComponent: 'table',
  part: 'foot',
  element: HTMLTableSectionElement,
});

describeConformance<TableRowProps>({
  component: (props) => (
    <TableRoot>
      <TableBody>
        <TableRow {...props} />
      </TableBody>
    </TableRoot>
  ),
  props: {},
  dataComponent: 'table',
  part: 'row',
  element: HTMLTableRowElement,
});

describeConformance<TableHeadProps>({
  component: (props) => (
    <TableRoot>
      <TableHeader>
        <TableRow>
          <TableHead {...props} />
        </TableRow>
      </TableHeader>
    </TableRoot>
  ),
  props: { children: 'Vagas', sort: 'none', onSort: () => {} },
  dataComponent: 'table',
  part: 'header',
  element: HTMLTableCellElement,
});

describeConformance<TableCellProps>({
  component: (props) => (
    <TableRoot>
      <TableBody>
        <TableRow>
          <TableCell {...props} />
        </TableRow>
      </TableBody>
    </TableRoot>
  ),
  props: { children: '4', label: 'Vagas', numeric: true },
  dataComponent: 'table',
  part: 'cell',
  element: HTMLTableCellElement,
});

describeConformance<TableCaptionProps>({
  component: (props) => (
    <TableRoot>
      <TableCaption {...props} />
    </TableRoot>
  ),
  props: { children: 'Bolsas' },
  dataComponent: 'table',
  part: 'caption',
  element: HTMLTableCaptionElement,
});

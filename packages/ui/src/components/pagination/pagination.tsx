'use client';

import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ChangeDetails, changeDetails } from '../../internal/change-details.ts';
import { Icon } from '../icon/icon.tsx';
import type { MessageProps } from '../messages/message-types.ts';
import { useMessages, useNumberFormat } from '../messages/messages-provider.tsx';
import { paginationMessages } from './messages.ts';

/** A page number, or a gap that hides at least two pages. */
export type PageSlot = number | 'gap-before' | 'gap-after';

export type PaginationReason = 'page' | 'previous' | 'next';

/** Props that `renderLink` spreads on a router's link. */
export interface PaginationLinkProps {
  href: string;
  className: string;
  'data-part': 'page' | 'previous' | 'next';
  'aria-label'?: string | undefined;
  'aria-current'?: 'page' | undefined;
  'aria-disabled'?: true | undefined;
  rel?: 'prev' | 'next' | undefined;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  children: ReactNode;
}

export interface PaginationProps extends MessageProps<'pagination'>, Omit<ComponentProps<'nav'>, 'children'> {
  /** The current page, from 1; clamped to the valid range. */
  page: number;
  /** Number of pages. With one or none, nothing is rendered. */
  count: number;
  /** The URL of a page: pagination works without JavaScript, and is crawled. */
  hrefFor: (page: number) => string;
  /**
   * Renders a link as a router's link.
   * @default an `<a>`
   */
  renderLink?: ((props: PaginationLinkProps, page: number) => ReactNode) | undefined;
  /**
   * A plain click requested another page. `details.cancel()` keeps the current one, and prevents following the link.
   */
  onPageChange?:
    | ((page: number, details: ChangeDetails<PaginationReason, globalThis.MouseEvent>) => void)
    | undefined;
  /**
   * Number of positions for numbers and gaps: five suit a narrow column (CO-05).
   * @default 7
   */
  slots?: 5 | 7 | undefined;
}

function plainLink({ children, ...props }: PaginationLinkProps) {
  return <a {...props}>{children}</a>;
}

/** The browser handles clicks that open another tab or window. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * Pages of a list, as real links. Under 480 px 'Página N de M' replaces the numbers (CO-05); under 640 the arrows hide
 * their text, which remains their name. Renders a `<nav>`.
 *
 * At an edge, 'Anterior' or 'Próximo' stays a link (to this page) marked `aria-disabled`: removed or disabled, it would
 * lose the focus of a keyboard user who has just paged there.
 *
 * Data attributes: `data-component="pagination"`; parts `previous`, `next`, `page`, `gap` and `position`.
 */
export function Pagination({
  page,
  count,
  hrefFor,
  renderLink = plainLink,
  onPageChange,
  slots = 7,
  messages: given,
  className,
  ...rest
}: PaginationProps) {
  const messages = useMessages('pagination', paginationMessages, given);
  const formatNumber = useNumberFormat();
  // Not `count <= 1`, because NaN must render nothing either.
  if (!(count > 1)) return null;
  const current = clampPage(page, count);

  const link = (target: number, part: PaginationReason, own: Partial<PaginationLinkProps>) => {
    const disabled = part !== 'page' && target === current;
    const props: PaginationLinkProps = {
      href: hrefFor(target),
      'data-part': part,
      'aria-disabled': disabled || undefined,
      'aria-current': part === 'page' && target === current ? 'page' : undefined,
      className: 'me-page',
      onClick: (event) => {
        if (disabled) event.preventDefault();
        if (target === current || !isPlain(event)) return;
        const details = changeDetails(part, event.nativeEvent);
        onPageChange?.(target, details);
        if (details.isCanceled) event.preventDefault();
      },
      children: null,
      ...own,
    };
    return renderLink(props, target);
  };

  return (
    <nav
      aria-label={messages.navigation}
      data-component="pagination"
      {...rest}
      className={className ? `me-pagination ${className}` : 'me-pagination'}
    >
      {link(Math.max(1, current - 1), 'previous', {
        rel: 'prev',
        children: (
          <>
            <Icon as={ChevronLeft} />
            <span className="xs:max-sm:sr-only">{messages.previous}</span>
          </>
        ),
      })}
      <span data-part="position" className="me-pagination-position">
        {messages.position(formatNumber(current), formatNumber(count))}
      </span>
      <ol>
        {pageSlots(current, count, slots).map((slot) =>
          typeof slot === 'number' ? (
            <li key={slot}>
              {link(slot, 'page', {
                'aria-label': messages.page(formatNumber(slot)),
                children: formatNumber(slot),
              })}
            </li>
          ) : (
            <li key={slot} data-part="gap" aria-hidden="true">
              …
            </li>
          ),
        )}
      </ol>
      {link(Math.min(count, current + 1), 'next', {
        rel: 'next',
        children: (
          <>
            <span className="xs:max-sm:sr-only">{messages.next}</span>
            <Icon as={ChevronRight} />
          </>
        ),
      })}
    </nav>
  );
}

/**
 * The pages to show: the first, the last, the current with its neighbors, and gaps between. There are always `slots`
 * entries (or `count`, if fewer), so that nothing moves while paging, and a gap never stands for a single page.
 *
 * @param page the current page, from 1; clamped.
 * @param count number of pages.
 * @param slots 5 (only the current page in the middle) or 7 (with a neighbor on each side).
 */
export function pageSlots(page: number, count: number, slots: 5 | 7): PageSlot[] {
  if (count <= slots) return range(1, count);
  const current = clampPage(page, count);
  // Beside an edge, a run of slots - 2 pages needs as much space as a shorter one with a gap.
  const run = slots - 2;
  const reach = (slots - 5) / 2;
  if (current <= run - reach) return [...range(1, run), 'gap-after', count];
  if (current >= count - run + 1 + reach) return [1, 'gap-before', ...range(count - run + 1, count)];
  return [1, 'gap-before', ...range(current - reach, current + reach), 'gap-after', count];
}

/** The nearest whole page from 1 to `count`; 1 for NaN. */
export function clampPage(page: number, count: number): number {
  return Math.min(Math.max(1, Math.trunc(page) || 1), Math.max(1, count));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

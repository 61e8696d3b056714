'use client';

import { formatNumber } from '@melhor-escola/config/number-format';
import { variants } from '../variants/variants.ts';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentPropsWithoutRef, MouseEvent, ReactNode, Ref } from 'react';
import { type ChangeDetails, changeDetails } from '../events/change-details.ts';
import { Icon } from '../icon/icon.tsx';
import type { Labels } from '../labels/labels.ts';
import { paginationMessages } from './messages.ts';
import { clampPage, pageSlots } from './page-slots.ts';

export type PaginationReason = 'page' | 'previous' | 'next';

/** What `renderLink` is to spread on a router's link. */
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

export interface PaginationProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  ref?: Ref<HTMLElement> | undefined;
  /** The current page, from 1. Out of range, the nearest page counts. */
  page: number;
  /** How many pages there are. With one or none, nothing is rendered. */
  count: number;
  /** The address of a page: paging works without JavaScript, and is crawled. */
  hrefFor: (page: number) => string;
  /**
   * Draws a link as a router's own.
   * @default an `<a>`
   */
  renderLink?: ((props: PaginationLinkProps, page: number) => ReactNode) | undefined;
  /** Asked for another page by a plain click. `details.cancel()` stays, and stops the link. */
  onPageChange?:
    | ((page: number, details: ChangeDetails<PaginationReason, globalThis.MouseEvent>) => void)
    | undefined;
  /**
   * How many places for numbers and gaps: five suit a narrow column (CO-05).
   * @default 7
   */
  slots?: 5 | 7 | undefined;
  /** Replaces the kit's own words. */
  labels?: Partial<Labels<'pagination'>> | undefined;
}

const style = variants(
  [
    'inline-flex h-11 min-w-11 items-center justify-center gap-1 rounded-control border px-1 text-small font-semibold tabular-nums sm:px-2',
    'transition-[background-color,border-color,color]',
  ],
  {
    state: {
      open: 'border-transparent text-brand hover:bg-brand-wash',
      current: 'border-brand bg-brand text-on-brand forced-colors:border-[Highlight]',
      disabled: 'cursor-not-allowed border-transparent text-ink-soft forced-colors:text-[GrayText]',
    },
  },
);

function plainLink({ children, ...props }: PaginationLinkProps) {
  return <a {...props}>{children}</a>;
}

/** A click that opens elsewhere is the browser's business. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * Pages of a list, as real links. Under 480 px the numbers give way to 'Página N de M' (CO-05); under 640 the
 * arrows stand without their words, which are still their names. Renders a `<nav>`.
 *
 * At an edge, 'Anterior' or 'Próximo' stays a link (to this page) marked `aria-disabled`: removed or disabled, it would
 * drop the focus of whoever has just paged there by keyboard.
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
  labels,
  className,
  ...rest
}: PaginationProps) {
  // Not `count <= 1`: what is no number is no list either.
  if (!(count > 1)) return null;
  const current = clampPage(page, count);
  const words = { ...paginationMessages, ...labels };

  const link = (target: number, part: PaginationReason, own: Partial<PaginationLinkProps>) => {
    const disabled = part !== 'page' && target === current;
    const state = disabled ? 'disabled' : 'open';
    const props: PaginationLinkProps = {
      href: hrefFor(target),
      'data-part': part,
      'aria-disabled': disabled || undefined,
      'aria-current': part === 'page' && target === current ? 'page' : undefined,
      className: style({ state: part === 'page' && target === current ? 'current' : state }),
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
      aria-label={words.navigation}
      data-component="pagination"
      {...rest}
      className={`flex items-center justify-between gap-1 xs:flex-wrap xs:justify-center ${className ?? ''}`}
    >
      {link(Math.max(1, current - 1), 'previous', {
        rel: 'prev',
        children: (
          <>
            <Icon as={ChevronLeft} className="rtl:-scale-x-100" />
            <span className="xs:max-sm:sr-only">{words.previous}</span>
          </>
        ),
      })}
      <span
        data-part="position"
        className="text-center text-small text-balance text-ink-soft tabular-nums xs:hidden"
      >
        {words.position(formatNumber(current), formatNumber(count))}
      </span>
      <ol className="hidden flex-wrap items-center justify-center gap-1 xs:flex">
        {pageSlots(current, count, slots).map((slot) =>
          typeof slot === 'number' ? (
            <li key={slot}>
              {link(slot, 'page', {
                'aria-label': words.page(formatNumber(slot)),
                children: formatNumber(slot),
              })}
            </li>
          ) : (
            <li key={slot} data-part="gap" aria-hidden="true" className="w-11 text-center text-ink-soft">
              …
            </li>
          ),
        )}
      </ol>
      {link(Math.min(count, current + 1), 'next', {
        rel: 'next',
        children: (
          <>
            <span className="xs:max-sm:sr-only">{words.next}</span>
            <Icon as={ChevronRight} className="rtl:-scale-x-100" />
          </>
        ),
      })}
    </nav>
  );
}

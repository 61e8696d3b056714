'use client';

import Dots from 'lucide-react/icons/ellipsis';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { linkStyle } from '../link/link.tsx';
import type { MessageProps } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { breadcrumbMessages } from './messages.ts';

/** A step of the path. */
export interface BreadcrumbItem {
  /** Its visible name. */
  readonly label: string;
  /** Its URL; the last step, the current page, needs none. A step without one is plain text. */
  readonly href?: string | undefined;
}

/** Props that `renderLink` spreads on a router's link. */
export interface BreadcrumbLinkProps {
  href: string;
  className: string;
  'data-part': 'link';
  children: ReactNode;
}

export interface BreadcrumbProps extends MessageProps<'breadcrumb'>, Omit<ComponentProps<'nav'>, 'children'> {
  /** From the home page to the last step, which `end` explains. */
  items: readonly BreadcrumbItem[];
  /**
   * The last step: the current page, or the page above it, a link, where a heading right below names the current page.
   * @default 'current'
   */
  end?: 'current' | 'parent' | undefined;
  /**
   * Renders a step as a router's link.
   * @default an `<a>`
   */
  renderLink?: ((props: BreadcrumbLinkProps) => ReactNode) | undefined;
  /**
   * With more steps than this, those between the first and the last two are collapsed behind a button.
   * @default 5
   */
  maximum?: number | undefined;
}

function plainLink({ children, ...props }: BreadcrumbLinkProps) {
  return <a {...props}>{children}</a>;
}

/**
 * The current page, a link, or plain text. They are focusable because expanding moves the focus to the first revealed
 * one.
 */
function renderStep(
  { label, href }: BreadcrumbItem,
  isCurrent: boolean,
  renderLink: (props: BreadcrumbLinkProps) => ReactNode,
) {
  if (isCurrent) {
    return (
      <span data-part="current" aria-current="page">
        {label}
      </span>
    );
  }
  if (href !== undefined)
    return renderLink({
      href,
      className: linkStyle({ tone: 'quiet' }),
      'data-part': 'link',
      children: label,
    });
  return (
    <span data-part="label" tabIndex={-1}>
      {label}
    </span>
  );
}

/**
 * The path from the home page to the current page. Renders a `<nav>` with an `<ol>`; the last step is the current page
 * (`aria-current="page"`). Its label is shortened in view where that saves a line, and whole for screen readers. For search
 * engines, put `breadcrumbJsonLd(items, origin)` into the document head.
 *
 * Data attributes: `data-component="breadcrumb"`, `data-collapsed` while steps in the middle are hidden; parts `item`, `link`,
 * `label`, `current` and `expand`.
 */
export function Breadcrumb({
  items,
  end = 'current',
  renderLink = plainLink,
  maximum = 5,
  messages: given,
  className,
  ...rest
}: BreadcrumbProps) {
  const [expanded, setExpanded] = useState(false);
  const firstRevealed = useRef<HTMLLIElement>(null);
  const messages = useMessages('breadcrumb', breadcrumbMessages, given);
  const collapsed = !expanded && items.length > Math.max(4, maximum);
  const waits = (index: number) => index > 0 && index < items.length - 2;

  useEffect(() => {
    if (expanded) firstRevealed.current?.querySelector<HTMLElement>('a, [data-part=label]')?.focus();
  }, [expanded]);

  return (
    <nav
      aria-label={messages.navigation}
      data-component="breadcrumb"
      data-collapsed={collapsed ? '' : undefined}
      {...rest}
      className={className ? `me-breadcrumb ${className}` : 'me-breadcrumb'}
    >
      <ol>
        {items.flatMap(({ label, href }, index) => {
          const isCurrent = end === 'current' && index === items.length - 1;
          const step = (
            <li
              key={href ?? label}
              ref={index === 1 ? firstRevealed : undefined}
              data-part="item"
              // In the markup while collapsed: machines read the path too.
              hidden={collapsed && waits(index)}
            >
              {renderStep({ label, href }, isCurrent, renderLink)}
            </li>
          );
          if (!collapsed || index !== 1) return [step];
          return [
            <li key="expand">
              <button
                type="button"
                data-part="expand"
                aria-label={messages.expand}
                className="me-breadcrumb-expand"
                onClick={() => setExpanded(true)}
              >
                <Icon as={Dots} size="small" />
              </button>
            </li>,
            step,
          ];
        })}
      </ol>
    </nav>
  );
}

import { type ComponentProps, type ReactNode, useId } from 'react';
import { type AsChildProps, asChildOr } from '../../internal/as-child.tsx';
import { joinClasses } from '../../internal/join-classes.ts';
import { TextPart } from '../../internal/text-part.tsx';
import { Badge } from '../badge/badge.tsx';

export interface SideNavigationProps extends ComponentProps<'nav'> {
  /** Names the place whose pages it lists: 'Painel da escola'. */
  'aria-label': string;
}

/**
 * The pages of one place, such as a panel. In a window under 1024 px a row that scrolls sideways and begins at the
 * current page; else a column, which stays visible beside the content if it is in a `SideNavigationLayout`. Renders a
 * `<nav>` with a `<ul>`.
 *
 * Data attributes: `data-component="side-navigation"`; parts `list`, `group`, `heading`, `item`, `link` and `count`.
 *
 * CSS variables: `--side-navigation-top`, where the column stops when the page scrolls.
 */
export function SideNavigation({ className, children, ...rest }: SideNavigationProps) {
  return (
    <nav data-component="side-navigation" {...rest} className={joinClasses('me-side-navigation', className)}>
      <ul data-part="list">{children}</ul>
    </nav>
  );
}

export interface SideNavigationGroupProps extends ComponentProps<'li'> {
  /** What its pages have in common: 'Operação'. */
  heading: string;
}

/** Some of the pages, under a heading that names their list. Renders an `<li>` with a `<ul>`. */
export function SideNavigationGroup({ heading, className, children, ...rest }: SideNavigationGroupProps) {
  const headingId = useId();
  return (
    <li data-part="group" {...rest} className={joinClasses('me-side-navigation-group', className)}>
      <span data-part="heading" id={headingId}>
        {heading}
      </span>
      <ul aria-labelledby={headingId}>{children}</ul>
    </li>
  );
}

export interface SideNavigationItemProps extends AsChildProps, ComponentProps<'a'> {
  /**
   * Whether it is the current page. A router's link sets `aria-current="page"` by itself.
   * @default false
   */
  current?: boolean | undefined;
  /** How many things wait on the page, and what they do: '3 esperam'. */
  count?: string | undefined;
}

/** One page. Renders an `<li>` with an `<a>`, which gets ref, `className` and other props. */
export function SideNavigationItem({
  current = false,
  count,
  asChild = false,
  className,
  children,
  ...rest
}: SideNavigationItemProps) {
  const attributes = {
    'data-part': 'link',
    ...(current && { 'aria-current': 'page' }),
    ...rest,
    className: joinClasses('me-side-navigation-link', className),
  };
  const decorate = (name: ReactNode) => (
    <>
      <TextPart>{name}</TextPart>
      {count !== undefined && (
        <>
          {/* Between two words of the link's name. */}{' '}
          <Badge tone="brand" data-part="count">
            {count}
          </Badge>
        </>
      )}
    </>
  );
  return <li data-part="item">{asChildOr('a', asChild, attributes, children, decorate)}</li>;
}

/**
 * A `SideNavigation` and the content of the current page: above each other, and side by side from 1024 px. Renders a
 * `<div>`.
 *
 * Data attributes: `data-component="side-navigation-layout"`.
 */
export function SideNavigationLayout({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-component="side-navigation-layout"
      {...rest}
      className={joinClasses('me-side-navigation-layout', className)}
    />
  );
}

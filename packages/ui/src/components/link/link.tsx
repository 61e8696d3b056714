import { cva } from '../../internal/cva.ts';
import ExternalLink from 'lucide-react/icons/external-link';
import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { asChildOr } from '../../internal/as-child.tsx';
import { Icon } from '../icon/icon.tsx';
import type { Messages } from '../messages/message-types.ts';
import { ExternalNote } from './external-note.tsx';

export type LinkTone = 'brand' | 'quiet';

export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  ref?: Ref<HTMLAnchorElement> | undefined;
  /**
   * `brand` is the pen, always underlined; `quiet` takes the colour around it and is underlined when pointed at: only
   * where its place says that it is a link (a navigation, the title of a card).
   * @default 'brand'
   */
  tone?: LinkTone | undefined;
  /**
   * Opens in another tab, and says so to the eye and to the ear.
   * @default false
   */
  external?: boolean | undefined;
  /**
   * Its target covers the nearest positioned ancestor, such as a Card: one link, one name, the whole card to press.
   * @default false
   */
  stretched?: boolean | undefined;
  /**
   * Gives the look to its only child, such as a router's link, instead of rendering an `<a>`.
   * @default false
   */
  asChild?: boolean | undefined;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'link'>> | undefined;
}

const style = cva('me-link', { variants: { tone: { brand: '', quiet: 'me-quiet' } } });

/** The words kept together with the sign of another tab. */
function External({ children, note }: { children: ReactNode; note: string | undefined }) {
  return (
    <>
      {children}
      {/* The word joiner, and no wrapping after it, keep the drawing on the line of the last word. */}
      <span aria-hidden="true" className="me-link-external">
        {'\u2060'}
        <Icon as={ExternalLink} size="small" />
      </span>
      <ExternalNote note={note} />
    </>
  );
}

/**
 * Goes somewhere. Renders an `<a>`.
 *
 * Data attributes: `data-component="link"`, `data-tone`, `data-stretched`.
 */
export function Link({
  tone = 'brand',
  external = false,
  stretched = false,
  asChild = false,
  messages,
  className,
  children,
  ...rest
}: LinkProps) {
  const attributes = {
    'data-component': 'link',
    'data-tone': tone,
    'data-stretched': stretched ? '' : undefined,
    ...(external && { target: '_blank', rel: 'noopener' }),
    ...rest,
    className: style({ tone, className }),
  };
  const decorate = (inner: ReactNode) =>
    external ? <External note={messages?.external}>{inner}</External> : inner;
  return asChildOr('a', asChild, attributes, children, decorate);
}

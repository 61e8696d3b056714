import { cva, type Variant } from '../../internal/cva.ts';
import ExternalLink from 'lucide-react/icons/external-link';
import type { ComponentProps, ReactNode } from 'react';
import { type AsChildProps, asChildOr } from '../../internal/as-child.tsx';
import { Icon } from '../icon/icon.tsx';
import type { MessageProps } from '../messages/message-types.ts';
import { ExternalNote } from './external-note.tsx';
import { TextPart } from '../../internal/text-part.tsx';

export interface LinkProps extends AsChildProps, MessageProps<'link'>, ComponentProps<'a'> {
  /**
   * `brand` has the brand's color, always underlined; `quiet` inherits the color and is underlined on hover: only if
   * its position shows that it is a link (a navigation, the title of a card).
   * @default 'brand'
   */
  tone?: LinkTone | undefined;
  /**
   * Opens in another tab, and says so visually and for screen readers.
   * @default false
   */
  external?: boolean | undefined;
  /**
   * Its target covers the nearest positioned ancestor, such as a Card: one link, one name, and the whole card can be
   * pressed.
   * @default false
   */
  stretched?: boolean | undefined;
}

/** Classes of a link, for one that another component renders. */
export const linkStyle = cva('me-link', { variants: { tone: { brand: '', quiet: 'me-quiet' } } });

export type LinkTone = Variant<typeof linkStyle, 'tone'>;

/** The text kept together with the icon of another tab. */
function External({ children, note }: { children: ReactNode; note: string | undefined }) {
  return (
    <>
      <TextPart>{children}</TextPart>
      {/* A word joiner without wrapping after it keeps the icon on the line of the last word. */}
      <span aria-hidden="true" className="me-link-external">
        {'\u2060'}
        <Icon as={ExternalLink} size="small" />
      </span>
      <ExternalNote note={note} />
    </>
  );
}

/**
 * Navigates. Renders an `<a>`.
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
    className: linkStyle({ tone, className }),
  };
  const decorate = (inner: ReactNode) =>
    external ? <External note={messages?.external}>{inner}</External> : inner;
  return asChildOr('a', asChild, attributes, children, decorate);
}

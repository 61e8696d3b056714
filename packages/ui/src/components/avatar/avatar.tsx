'use client';

import User from 'lucide-react/icons/user-round';
import type { ComponentProps } from 'react';
import { Icon, type IconSize } from '../icon/icon.tsx';
import { useImageStatus } from '../../hooks/use-image-status.ts';
import { cva, type Variant } from '../../internal/cva.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The name, announced by screen readers and source of the initials. */
  name: string;
  /** The URL of the picture. Without one, or if it fails, the initials are shown. */
  src?: string | undefined;
  /**
   * Side of 24, 32, 40, 56 or 80 px (CO-05 names the sizes).
   * @default 'medium'
   */
  size?: AvatarSize | undefined;
  /**
   * A person is round; a school's crest keeps its corners and is shown whole.
   * @default 'person'
   */
  shape?: AvatarShape | undefined;
  /**
   * Hides it from assistive technology if the name is beside it and would be announced twice.
   * @default false
   */
  decorative?: boolean | undefined;
}

const style = cva('me-avatar', {
  variants: {
    size: { 'extra-small': 'me-xs', small: 'me-sm', medium: '', large: 'me-lg', 'extra-large': 'me-xl' },
    shape: { person: '', school: 'me-school' },
  },
});

export type AvatarSize = Variant<typeof style, 'size'>;
export type AvatarShape = Variant<typeof style, 'shape'>;

const iconSizes: Readonly<Record<AvatarSize, IconSize>> = {
  'extra-small': 'small',
  small: 'small',
  medium: 'medium',
  large: 'large',
  'extra-large': 'huge',
};

/**
 * A person's picture or a school's crest, with initials as a fallback. Renders a `<span>`, with a plain `<img>` in the
 * server's markup.
 *
 * Data attributes: `data-component="avatar"`, `data-size`, `data-shape`, `data-failed` when the picture could not be
 * loaded; parts `initials` and `image`.
 */
export function Avatar({
  name,
  src,
  size = 'medium',
  shape = 'person',
  decorative = false,
  className,
  ...rest
}: AvatarProps) {
  const { failed, image } = useImageStatus(src);
  const signed = initials(name);
  const meaning = decorative || name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span
      data-component="avatar"
      data-size={size}
      data-shape={shape}
      data-failed={failed ? '' : undefined}
      {...meaning}
      {...rest}
      className={style({ size, shape, className })}
    >
      {signed === '' ? (
        <Icon as={User} size={iconSizes[size]} />
      ) : (
        <span data-part="initials" aria-hidden="true">
          {signed}
        </span>
      )}
      {src !== undefined && !failed && (
        <img
          key={src}
          data-part="image"
          {...image}
          src={src}
          alt=""
          decoding="async"
          // Otherwise React would preload every picture of a list in the document head.
          fetchPriority="low"
        />
      )}
    </span>
  );
}

// Particles within a name do not appear in its initials.
const particles = new Set(['da', 'das', 'de', 'di', 'do', 'dos', 'du', 'e', 'del', 'van', 'von']);

/** The first letters of a name's first and last words: 'MS' for 'Maria das Dores de Souza'. */
export function initials(name: string): string {
  const parts = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  const proper = parts.filter((word) => !particles.has(word.toLocaleLowerCase('pt-BR')));
  const known = proper.length > 0 ? proper : parts;
  const last = known.length > 1 ? known.at(-1) : undefined;
  return [known[0], last].map(firstLetter).join('').toLocaleUpperCase('pt-BR');
}

// NFC keeps an accent with its letter; iterating by code point does not split a surrogate pair.
function firstLetter(word = ''): string {
  const [letter = ''] = word.normalize('NFC').match(/^./u) ?? [];
  return letter;
}

import { cva, type Variant } from '../../internal/cva.ts';
import type { ComponentProps } from 'react';
import type { IconDrawing } from '../icon/icon.tsx';
import { iconAndText } from '../../internal/text-part.tsx';

export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * Its meaning by color, besides its text. `highlight` is reserved for a parent's savings.
   * @default 'neutral'
   */
  tone?: BadgeTone | undefined;
  /**
   * Text of 13 or 15 px.
   * @default 'small'
   */
  size?: BadgeSize | undefined;
  /** An icon before the text. */
  icon?: IconDrawing | undefined;
}

const style = cva('me-badge', {
  variants: {
    tone: {
      neutral: '',
      brand: 'me-brand',
      confirm: 'me-confirm',
      warning: 'me-warning',
      danger: 'me-danger',
      info: 'me-info',
      highlight: 'me-highlight',
    },
    size: { small: '', medium: 'me-md' },
  },
});

export type BadgeTone = Variant<typeof style, 'tone'>;
export type BadgeSize = Variant<typeof style, 'size'>;

/**
 * A short fact that stands out and is not interactive: a count, a state, a saving. Renders a `<span>`.
 *
 * Data attributes: `data-component="badge"`, `data-tone`, `data-size`.
 *
 * CSS variables: `--badge-fill`, the background, set by `tone`; `--badge-ink`, the color of the text, set by `tone`.
 */
export function Badge({ tone = 'neutral', size = 'small', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span
      data-component="badge"
      data-tone={tone}
      data-size={size}
      {...rest}
      className={style({ tone, size, className })}
    >
      {iconAndText(icon, children)}
    </span>
  );
}

import type { ComponentProps, ComponentType, SVGProps } from 'react';

/** The icon sizes, in pixels (CO-05). They do not depend on the text size. */
export const iconSizes = {
  small: 16,
  medium: 20,
  large: 24,
  'extra-large': 32,
  huge: 40,
  colossal: 48,
  'extra-colossal': 64,
} as const;

export type IconSize = keyof typeof iconSizes;

/** An icon of one line width that takes SVG properties, such as a module of `lucide-react/icons/*`. */
export type IconDrawing = ComponentType<SVGProps<SVGSVGElement>>;

export interface IconProps extends Omit<ComponentProps<'svg'>, 'width' | 'height' | 'children'> {
  /** The icon: `import Search from 'lucide-react/icons/search'`, one module per icon. */
  as: IconDrawing;
  /**
   * Width and height, in the kit's steps.
   * @default 'medium'
   */
  size?: IconSize | undefined;
  /**
   * The icon's meaning if no text beside it states it. Without a label the icon is hidden from assistive technology.
   */
  label?: string | undefined;
}

/**
 * An icon from the set, in one of the kit's sizes and in the color of the surrounding text. Renders an `<svg>`.
 *
 * Data attributes: `data-component="icon"`, `data-size`.
 */
export function Icon({ as: Drawing, size = 'medium', label, className, ...rest }: IconProps) {
  const side = iconSizes[size];
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Drawing
      data-component="icon"
      data-size={size}
      width={side}
      height={side}
      strokeWidth={side >= 32 ? 1.5 : 2}
      // HTML needs no namespace, and lists repeat icons.
      xmlns={undefined}
      {...meaning}
      {...rest}
      className={className ? `me-icon ${className}` : 'me-icon'}
    />
  );
}

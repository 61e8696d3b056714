import type { ComponentType, Ref, SVGProps } from 'react';

/** The icon sizes, in pixels (CO-05). They do not follow the text: an icon is chosen for its place. */
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

/** A drawing of one line weight that takes SVG properties, such as a module of `lucide-react/icons/*`. */
export type IconDrawing = ComponentType<SVGProps<SVGSVGElement>>;

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'width' | 'height' | 'children' | 'ref'> {
  ref?: Ref<SVGSVGElement> | undefined;
  /** The drawing: `import Search from 'lucide-react/icons/search'`, one module for each icon. */
  as: IconDrawing;
  /**
   * Side of the square, in the kit's steps.
   * @default 'medium'
   */
  size?: IconSize | undefined;
  /** What the icon says, when no text beside it does. Without it the icon is hidden from assistive technology. */
  label?: string | undefined;
}

/**
 * A drawing from the set, in one of the kit's sizes and in the colour of the text around it. Renders an `<svg>`.
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

declare module 'virtual:icon-catalog' {
  import type { SVGAttributes } from 'react';

  /** The elements of each icon by its name in `lucide-react/icons/<name>`. */
  export const drawings: Readonly<
    Record<string, readonly (readonly [string, SVGAttributes<SVGElement> & { key: string }])[]>
  >;
  /** The names of the icons that the kit and the site use. */
  export const used: readonly string[];
}

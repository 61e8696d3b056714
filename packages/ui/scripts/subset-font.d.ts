/** The part of subset-font that is used here; the package has no types. */
declare module 'subset-font' {
  export interface SubsetOptions {
    readonly targetFormat?: 'woff2' | 'truetype';
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: SubsetOptions,
  ): Promise<Uint8Array>;
}

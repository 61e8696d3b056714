/** What another kit says one of its components weighs, compressed. */
export interface SizeAnchor {
  readonly kit: string;
  /** In kB, as published. */
  readonly size: number;
  readonly source: string;
}

const fluent = (size: number, issue: number): SizeAnchor => ({
  kit: 'Fluent 9',
  size,
  source: `microsoft/fluentui#${issue}`,
});
const apgLimit = (size: number): SizeAnchor => ({ kit: 'apg-react', size, source: 'its .size-limit.json' });

/**
 * Published figures by our entry. Those of Fluent are of 2022 to 2024 and hold its styling engine; nobody publishes
 * figures of every component.
 */
export const sizeAnchors: Readonly<Record<string, readonly SizeAnchor[]>> = {
  accordion: [fluent(30.4, 30_892), apgLimit(4)],
  autocomplete: [fluent(33.2, 30_864)],
  avatar: [fluent(15.9, 30_892)],
  button: [fluent(11.2, 30_892), apgLimit(4)],
  dialog: [fluent(27.5, 28_258), { kit: 'Radix', size: 10.6, source: 'Bundlephobia, as quoted by pkgpulse' }],
  field: [fluent(7, 27_730)],
  input: [fluent(7.9, 26_000)],
  slider: [fluent(10.1, 25_075)],
  toast: [fluent(23.7, 28_416)],
};

/** Published figures of whole kits. */
export const wholeKitAnchors: readonly SizeAnchor[] = [
  { kit: 'react-aria-components', size: 241.3, source: 'Bundlephobia, as quoted by pkgpulse' },
  { kit: '@headlessui/react', size: 59.5, source: 'Bundlephobia, as quoted by pkgpulse' },
];

/** Published figures of whole style sheets. */
export const stylesheetAnchors: readonly SizeAnchor[] = [
  { kit: 'govuk-frontend 6.3', size: 14.9, source: 'its dist' },
  { kit: 'shadcn/ui, 12 components', size: 8.7, source: 'shadcn-ui/ui#11724' },
];

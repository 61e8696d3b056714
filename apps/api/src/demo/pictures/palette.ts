import type { Random } from '../random.ts';

/** Colours of every drawing: the page of a notebook and the pens on the desk (packages/ui/docs/design-language.md). */
export const colors = {
  paper: '#fcfaf4',
  rule: '#dfe7f5',
  margin: '#f2d3cb',
  ink: '#27335f',
  ballpoint: '#4a63c8',
  glass: '#dde7fb',
  marker: '#ffe681',
  leaf: '#c3e2c9',
  board: '#2f6b54',
  wood: '#efd9b8',
  metal: '#e4e6ec',
  water: '#bfe0ef',
} as const;

/** A school's colours: a light one for walls, a dark one for doors and details, one for the roof. */
export interface Palette {
  readonly light: string;
  readonly dark: string;
  readonly roof: string;
}

const palettes: readonly Palette[] = [
  { light: '#d3dcf7', dark: '#4a63c8', roof: '#eab49c' },
  { light: '#fdeab0', dark: '#c08a1e', roof: '#a9c0ee' },
  { light: '#cfe7d6', dark: '#2f7a5c', roof: '#e8b79f' },
  { light: '#f8dccd', dark: '#b9603f', roof: '#b9d8c2' },
  { light: '#cfe7e8', dark: '#2d7d86', roof: '#f3cf8e' },
  { light: '#e5daf3', dark: '#7358b4', roof: '#a8cbd6' },
  { light: '#f4f1e6', dark: '#4a63c8', roof: '#e7a98f' },
  { light: '#f6d9dd', dark: '#a34a63', roof: '#b4c3ea' },
];

export function paletteOf(random: Random): Palette {
  return random.pick(palettes);
}

/** Clothes of people. */
export const clothes = ['#4a63c8', '#2f7a5c', '#c08a1e', '#b9603f', '#7358b4', '#2d7d86'] as const;

/** Hair of people. */
export const hairColors = ['#27335f', '#27335f', '#6b4a35', '#a9743f'] as const;

/** Skin of people. */
export const skinTones = ['#f3d0b0', '#d9a577', '#b57b4f', '#8a5636'] as const;

export type { LayoutElement, LayoutGap } from './gap.ts';
export { Stack, type StackAlign, type StackDirection, type StackJustify, type StackProps } from './stack.tsx';

export { type FocusReturnOptions, useFocusReturn } from './use-focus-return.ts';
export { aboveLayers } from './layer-stack.ts';
export { type LayerOptions, useLayer } from './use-layer.ts';

export { Radio, type RadioProps } from './radio.tsx';
export { RadioGroup, type RadioGroupProps } from './radio-group.tsx';
export { type RadioGroupChangeReason } from './radio-group-context.ts';

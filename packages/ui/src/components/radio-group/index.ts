export { Radio, type RadioProps } from './radio.tsx';
export { RadioGroup, type RadioGroupChangeReason, type RadioGroupProps } from './radio-group.tsx';

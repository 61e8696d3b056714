export { NumberInput, type NumberChangeReason, type NumberInputProps } from './number-input.tsx';
export { formatInteger, formatMoney, type NumberKind, parseInteger, parseMoney } from './number-text.ts';

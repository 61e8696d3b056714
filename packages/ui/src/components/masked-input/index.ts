export { CpfInput, type CpfInputProps } from './cpf-input.tsx';
export { formatCpf, formatPhone } from './brazilian-masks.ts';
export { PhoneInput, type PhoneInputProps } from './phone-input.tsx';

export { CpfInput, type CpfInputProps } from './cpf-input.tsx';
export { formatCpf } from './cpf-mask.ts';
export { PhoneInput, type PhoneInputProps } from './phone-input.tsx';
export { formatPhone } from './phone-mask.ts';

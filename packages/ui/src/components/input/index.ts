export { Input, type InputProps } from './input.tsx';
export { PasswordInput, type PasswordInputProps } from './password-input.tsx';
export { type InputChangeReason, type InputValueChange } from './use-text-field.ts';

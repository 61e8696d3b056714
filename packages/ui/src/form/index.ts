export { Form, type FormProps } from './form.tsx';
export { SubmitButton, type SubmitButtonProps } from './submit-button.tsx';
export type { SubmitErrors } from './submit-errors.ts';
export { type FormOptions, type ParsedFormOptions, useForm } from './use-form.ts';

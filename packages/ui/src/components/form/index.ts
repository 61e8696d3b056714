export { Form, type FormProps, SubmitButton, type SubmitButtonProps } from './form.tsx';
export type { SubmitErrors } from './use-submit.ts';
export { type FormOptions, type ParsedFormOptions, useForm } from './use-form.ts';

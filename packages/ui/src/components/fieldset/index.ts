export { Fieldset, type FieldsetOptions, type FieldsetProps } from './fieldset.tsx';

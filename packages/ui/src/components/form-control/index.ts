export { ControlBox, type ControlBoxProps, controlInBox } from './control-box.tsx';
export {
  type ControlAttributes,
  type ControlSize,
  FormControl,
  type FormControlOptions,
  type FormControlProps,
} from './form-control.tsx';

export { Switch, type SwitchChangeReason, type SwitchProps } from './switch.tsx';

export { Alert, type AlertChangeReason, type AlertProps, type AlertTone } from './alert.tsx';

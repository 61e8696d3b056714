export { Drawing, type DrawingProps } from './drawing.tsx';
export {
  BlankPage,
  type BlankPageProps,
  Envelope,
  type EnvelopeProps,
  SpilledInk,
  type SpilledInkProps,
} from './drawings.tsx';

export {
  BlankPage,
  type BlankPageProps,
  Drawing,
  type DrawingProps,
  Envelope,
  type EnvelopeProps,
  SpilledInk,
  type SpilledInkProps,
} from './drawing.tsx';

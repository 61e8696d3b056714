export { Drawing, type DrawingProps } from './drawing.tsx';
export { Envelope, type EnvelopeProps } from './envelope.tsx';

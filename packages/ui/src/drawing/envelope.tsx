import { Drawing, type DrawingProps } from './drawing.tsx';

export type EnvelopeProps = Omit<DrawingProps, 'children'>;

/**
 * A letter on its way: for what waits in the visitor's mailbox. Renders a `Drawing`.
 *
 * Data attributes: `data-component="drawing"`.
 */
export function Envelope(props: EnvelopeProps) {
  return (
    <Drawing {...props}>
      <path d="M22 24h84v56H22z" className="fill-card" />
      <path d="M22 26l42 32 42-32M22 78l30-28M106 78L76 50M4 40h10M8 52h6M4 64h10" />
    </Drawing>
  );
}

import { LineDrawing } from './line-drawing.tsx';

/** A letter on its way: for what waits in the visitor's mailbox. Renders an `<svg>`. */
export function Envelope() {
  return (
    <LineDrawing>
      <path d="M22 24h84v56H22z" className="fill-card" />
      <path d="M22 26l42 32 42-32M22 78l30-28M106 78L76 50M4 40h10M8 52h6M4 64h10" />
    </LineDrawing>
  );
}

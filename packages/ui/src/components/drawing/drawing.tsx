import type { ComponentProps } from 'react';

export type DrawingProps = Omit<ComponentProps<'svg'>, 'width' | 'height' | 'viewBox'>;

/**
 * The frame of a drawing on an empty, error or success page: 120 by 96 px, one line width, in the brand's ink. Its
 * paths are its children, and begin 16 px from its start edge, which it hangs out of the text's column. Hidden from assistive technology. Renders an `<svg>`.
 *
 * Data attributes: `data-component="drawing"`.
 */
export function Drawing({ className, ...rest }: DrawingProps) {
  return (
    <svg
      data-component="drawing"
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 120 96"
      width="120"
      height="96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
      className={className ? `me-drawing ${className}` : 'me-drawing'}
    />
  );
}

export type EnvelopeProps = Omit<DrawingProps, 'children'>;
export type BlankPageProps = EnvelopeProps;
export type SpilledInkProps = EnvelopeProps;

/**
 * A letter: for mail that waits in the visitor's mailbox. Renders a `Drawing`.
 *
 * Data attributes: `data-component="drawing"`.
 */
export function Envelope(props: EnvelopeProps) {
  return (
    <Drawing {...props}>
      <g transform="translate(12)">
        <path d="M22 24h84v56H22z" className="me-drawing-paper" />
        <path d="M22 26l42 32 42-32M22 78l30-28M106 78L76 50M4 40h10M8 52h6M4 64h10" />
      </g>
    </Drawing>
  );
}

/**
 * A notebook open at an empty page: for a page that does not exist, and a list or search without results. Renders a
 * `Drawing`.
 *
 * Data attributes: `data-component="drawing"`.
 */
export function BlankPage(props: BlankPageProps) {
  return (
    <Drawing {...props}>
      <path
        d="M60 20c-8-6-24-8-44-8v66c20 0 36 2 44 8 8-6 24-8 44-8V12c-20 0-36 2-44 8z"
        className="me-drawing-paper"
      />
      <path d="M60 20v66M26 28c9 .5 16 1.500 22 3.500M26 42c9 .5 16 1.500 22 3.500M26 56c9 .5 16 1.500 22 3.500" />
      <path d="M76 40c.5-6 4-9 9-9s9 3 9 8c0 7-9 7-9 14m0 9v.01" strokeWidth="3" />
    </Drawing>
  );
}

/**
 * A page with a blot of ink: for an internal error. Renders a `Drawing`.
 *
 * Data attributes: `data-component="drawing"`.
 */
export function SpilledInk(props: SpilledInkProps) {
  return (
    <Drawing {...props}>
      <g transform="translate(-12)">
        <path d="M28 8h48l16 16v64H28z" className="me-drawing-paper" />
        <path d="M76 8v16h16M40 32h24M40 44h12" />
        <path
          d="M62 50c8-3 14 1 16 7 7 0 9 8 4 12 1 7-7 9-11 6-5 5-14 3-14-4-7-1-8-9-2-12-1-5 3-8 7-9z"
          fill="currentColor"
        />
        <path d="M88 62v.01M84 80v.01M48 78v.01" strokeWidth="5" />
      </g>
    </Drawing>
  );
}

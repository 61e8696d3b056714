import { printColors } from '../print-colors.ts';

/** Distance of the margin's line from the sheet's edge: between the boxes and the questions. */
const MARGIN = 'calc(var(--card-space) + 1.75rem)';
/** A line of a ruled sheet below each line of text. */
const ruled = (line: string) =>
  `repeating-linear-gradient(transparent 0 calc(${line} - 1px),var(--hairline) calc(${line} - 1px) ${line})`;

/**
 * Styles of the checklist: a sheet of a school notebook for each school, with boxes in its margin, a line under each question
 * and ballpoint ticks. On paper each school has an A4 page, black on white in both themes.
 *
 * Part of the page's head instead of the site's stylesheet, which every other page would load too.
 */
export const visitChecklistStyles = [
  `.visit-sheet{background-image:linear-gradient(to right,transparent calc(${MARGIN} - 1px),var(--visit-margin) calc(${MARGIN} - 1px) ${MARGIN},transparent ${MARGIN});--visit-margin:color-mix(in srgb,var(--danger) 45%,transparent)}`,
  '.visit-sheet>*,.visit-sheet [data-part=legend]{padding-inline-start:2.5rem}',
  '.visit-sheet>[data-component=checkbox-group]{padding-inline-start:0}',
  '.visit-sheet .me-choice{border-block-end:1px solid var(--hairline)}',
  '.visit-sheet .me-choice-row{gap:1.125rem}',
  // The tick of a ballpoint pen, larger than its box.
  '.visit-sheet .me-mark-box:checked{--mark-fill:transparent!important;--mark-line:var(--control-line)}',
  '.visit-sheet .me-mark-box::before{background-color:var(--brand);scale:1.5;translate:3px -4px;rotate:-4deg}',
  `.visit-sheet textarea{background:${ruled('1lh')} local content-box}`,
  '.visit-print{display:none}',
  '@media print{' +
    `:root{${printColors}}` +
    '.visit-sheet{break-before:page;break-inside:auto;border:0!important;max-width:none!important;padding-inline:0!important;--card-space:0rem;--visit-margin:#000;print-color-adjust:exact}' +
    '.visit-sheet:first-of-type{break-before:auto}' +
    '.visit-sheet [data-component=textarea]>:not([data-part=label]){display:none}' +
    `.visit-print{display:block;min-height:54mm;line-height:9mm;background:${ruled('9mm')};white-space:pre-wrap;overflow-wrap:anywhere}` +
    '}',
].join('');

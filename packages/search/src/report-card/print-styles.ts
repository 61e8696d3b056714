import { printColors } from '../print-colors.ts';
import type { School } from '../school/school.ts';
import { reportSubjects } from './subjects.ts';

/** The content length of a school that fits an A5 sheet at the larger font size: about 750 characters in a dozen facts. */
const MAX_LARGE_LENGTH = 1350;

/**
 * Styles of a printed report card: one A5 sheet, black on white in both themes, in smaller type if there is much to say. Part
 * of the page's head instead of the site's stylesheet, because no other page may become A5; important, because the
 * stylesheet, which says A4, is loaded later, and browsers may apply the rules of wide windows to paper.
 */
export function reportCardStyles(school: School): string {
  const fontSize = contentLength(school) > MAX_LARGE_LENGTH ? 11 : 12;
  return (
    '@page{size:A5!important;margin:8mm!important}@media print{' +
    `:root{font-size:${fontSize}px;${printColors}}` +
    'header>div,main>div{padding:.5rem 0!important}' +
    'article{grid-template-columns:100%!important}article *{line-height:1.25!important}th{min-width:0!important}}'
  );
}

/** Characters of the name and of the subjects as JSON, which counts each fact's line too. */
function contentLength(school: School): number {
  return school.name.length + JSON.stringify(reportSubjects(school, '')).length;
}

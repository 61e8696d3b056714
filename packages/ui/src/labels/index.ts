export { labels, type Labels } from './labels.ts';

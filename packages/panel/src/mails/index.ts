export { mailsHead } from './head.ts';
export { loadMails } from './queries.ts';
export { MailsScreen } from './screen.tsx';
export { readMailsSearch } from './search-params.ts';

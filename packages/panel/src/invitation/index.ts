export { invitationHead } from './head.ts';
export { loadInvitation } from './queries.ts';
export { InvitationScreen } from './screen.tsx';
export { validateInvitationSearch } from './search-params.ts';

export { AuthenticatedScope } from './authenticated-scope.tsx';
export {
  type AuthenticatedContext,
  findCurrentUser,
  loadForCurrentUser,
  redirectToLastPage,
} from './load-for-current-user.ts';

export { AuthenticatedScope } from './authenticated-scope.tsx';
export {
  type AuthenticatedContext,
  loadForCurrentUser,
  redirectToLastPage,
} from './load-for-current-user.ts';

export { beforeSignOut } from './before-sign-out.ts';
export { hasSessionCookie } from './session-cookie.ts';
export { visitorIdentity } from './visitor-identity.ts';
export {
  onSignOut,
  sessionKey,
  sessionQuery,
  type Session,
  type SessionDependencies,
} from './session-query.ts';
export { browserTabs } from './tabs.ts';
export { useCurrentUser, useSession, type SessionState } from './use-session.ts';

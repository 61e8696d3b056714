import { createIsomorphicFn } from '@tanstack/react-start';

/**
 * Whether people can sign in with Google, from the process's environment, where `src/server/main.ts` puts it. Only the
 * server knows: the browser has it from the data of the root route, which was loaded there.
 */
export const hasGoogleSignIn = createIsomorphicFn()
  .client((): boolean => false)
  .server((): boolean => process.env['GOOGLE_SIGN_IN'] === 'on');

import { sameSitePath } from '../same-site-path.ts';

const key = 'account-return';

/** Keeps for the way back from Google where its visitor wanted to go; in this tab alone. */
export function keepGoogleReturn(redirect: string | undefined): void {
  try {
    if (redirect === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, redirect);
  } catch {
    // A browser that forbids storage: the way back ends at the home page.
  }
}

/** Where the visitor wanted to go, once. */
export function takeGoogleReturn(): string | undefined {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return sameSitePath(kept);
  } catch {
    return undefined;
  }
}

import type { User } from '@melhor-escola/api-client/account';
import { site } from '@melhor-escola/config/site';
import { sameSitePath } from '../same-site-path.ts';
import { deviceStore, type DeviceStorage, type DeviceStore } from './device-store.ts';

/** The current user, as far as every page knows them: nothing that only they themselves may see (EN-17). */
export interface CurrentUser {
  readonly id: number;
  readonly name: string;
  /** A path of this site, if any. */
  readonly picture: string | null;
  /** Shows what the team is shown, and grants no access (EN-01, S20). */
  readonly isAdmin: boolean;
}

/** @param user from the service; its e-mail decides who belongs to the team, and is not stored. */
export function toCurrentUser({ id, name, picture, email }: User): CurrentUser {
  return { id, name, picture: shownPicture(picture), isAdmin: email.includes(site.adminEmailMarker) };
}

/** A picture as pages show it. Google's is on a host of its own, and pages load nothing from other hosts (S10). */
export function shownPicture(picture: unknown): string | null {
  return sameSitePath(picture) ?? null;
}

/** The first name, for greetings: 'Maria das Dores' → 'Maria'. */
export function firstName({ name }: CurrentUser): string {
  return name.trim().split(/\s+/)[0] ?? name;
}

/** The device's copy of the current user (EN-17), so that the next page can greet them at once. */
export function storedCurrentUser(storage: DeviceStorage): DeviceStore<CurrentUser> {
  return deviceStore(storage, 'account', ({ id, name, picture, isAdmin }) => {
    if (typeof id !== 'number' || typeof name !== 'string' || name.trim() === '') return undefined;
    return { id, name, picture: shownPicture(picture), isAdmin: isAdmin === true };
  });
}

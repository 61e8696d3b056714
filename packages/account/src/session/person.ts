import type { User } from '@melhor-escola/api-client/account';
import { site } from '@melhor-escola/config/site';
import { sameSitePath } from '../same-site-path.ts';

/** Who is signed in, as far as every page knows: nothing that anybody but a beholder of this screen should not (EN-17). */
export interface Person {
  readonly id: number;
  readonly name: string;
  /** A path of this site, if any. */
  readonly picture: string | null;
  /** Shows what the team is shown, and opens nothing (EN-01, S20). */
  readonly isAdmin: boolean;
}

/** @param user as the service has them; the e-mail decides who is of the team, and is not kept. */
export function personOf({ id, name, picture, email }: User): Person {
  return { id, name, picture: shownPicture(picture), isAdmin: email.includes(site.adminEmailMarker) };
}

/** A picture as pages show it. Google's is on a host of its own, and pages ask no other host than this site for anything (S10). */
export function shownPicture(picture: unknown): string | null {
  return sameSitePath(picture) ?? null;
}

/** As people are greeted: 'Maria das Dores' → 'Maria'. */
export function firstName({ name }: Person): string {
  return name.trim().split(/\s+/)[0] ?? name;
}

import { describe, expect, it } from 'vitest';
import { maria } from '../fixtures/people.ts';
import { shownPicture, toCurrentUser } from './current-user.ts';

describe('EN-01 S10 the picture of the current user', () => {
  it.each([
    ['/fotos/41.webp', '/fotos/41.webp'],
    ['https://lh3.googleusercontent.com/a/maria', null],
    ['//lh3.googleusercontent.com/a/maria', null],
    ['javascript:alert(1)', null],
    [null, null],
  ])('%j is shown as %j', (picture, shown) => {
    expect(shownPicture(picture)).toBe(shown);
    expect(toCurrentUser({ ...maria, picture }).picture).toBe(shown);
  });
});

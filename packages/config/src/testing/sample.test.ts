import { describe, expect, it } from 'vitest';
import { chooseByCommit } from './sample.ts';

const names = Array.from({ length: 300 }, (_, index) => `test ${index}`);
const choices = () => names.map((name) => chooseByCommit(name, ['phone', 'desktop', 'neither']));

describe('the sample of a commit', () => {
  it('chooses the same for the same test', () => expect(choices()).toEqual(choices()));

  it('chooses each option for some tests', () => {
    expect([...new Set(choices())].toSorted()).toEqual(['desktop', 'neither', 'phone']);
  });
});

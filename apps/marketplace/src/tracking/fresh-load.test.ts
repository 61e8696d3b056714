import { describe, expect, it } from 'vitest';
import { mayLoadAnew } from './fresh-load.ts';

/** What a tab keeps. */
function memory(kept?: string) {
  let value = kept ?? null;
  return { getItem: () => value, setItem: (_key: string, next: string) => void (value = next) };
}

describe('RT-19 S25 a page of another build', () => {
  it('is loaded anew once per path in ten seconds', () => {
    const tab = memory();
    expect(mayLoadAnew('/escolas', tab, 0)).toBe(true);
    expect(mayLoadAnew('/escolas', tab, 9_999)).toBe(false);
    expect(mayLoadAnew('/escolas/busca', tab, 9_999)).toBe(true);
    expect(mayLoadAnew('/escolas', tab, 10_000)).toBe(true);
  });

  it('is not loaded anew where nothing can be kept, nor for ever kept out by a clock that was ahead', () => {
    const closed = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
    };
    expect(mayLoadAnew('/escolas', closed, 0)).toBe(false);
    expect(mayLoadAnew('/escolas', memory('nonsense'), 0)).toBe(false);
    expect(mayLoadAnew('/escolas', memory('[["/escolas", 99999999]]'), 0)).toBe(true);
  });
});

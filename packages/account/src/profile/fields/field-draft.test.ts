import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../fixtures/tab.ts';
import { fieldDrafts } from './field-draft.ts';

describe('unsent changes of a field', () => {
  it('survive a reload, field by field, until they are cleared', () => {
    const storage = memoryStorage();
    fieldDrafts(7, () => storage).save('name', 'Maria das');
    fieldDrafts(7, () => storage).save('phone', '');
    const reloaded = fieldDrafts(7, () => storage);
    expect([reloaded.read('name'), reloaded.read('phone'), reloaded.read('email')]).toEqual([
      'Maria das',
      '',
      undefined,
    ]);
    reloaded.clear('name');
    expect(reloaded.read('name')).toBeUndefined();
    expect(reloaded.read('phone')).toBe('');
    reloaded.clear('phone');
    expect(storage).toHaveLength(0);
  });

  it('S18 are hidden from another user and replaced by theirs', () => {
    const storage = memoryStorage();
    fieldDrafts(7, () => storage).save('email', 'maria@exemplo.com.br');
    const other = fieldDrafts(8, () => storage);
    expect(other.read('email')).toBeUndefined();
    other.save('name', 'Ana');
    expect(storage.getItem(storage.key(0) ?? '')).not.toContain('maria');
  });

  it('are absent without storage, or if the stored value is invalid', () => {
    expect(fieldDrafts(7, () => undefined).read('name')).toBeUndefined();
    const storage = memoryStorage();
    fieldDrafts(7, () => storage).save('name', 'Maria');
    storage.setItem(storage.key(0) ?? '', '{"userId":7,"name":{}}');
    expect(fieldDrafts(7, () => storage).read('name')).toBeUndefined();
  });
});

import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount, useCleanPage } from '../testing/browser/mount.ts';
import { useHistoryEntry } from './use-history-entry.ts';

const notified: string[] = [];
const setters = new Map<string, (open: boolean) => void>();
const mark = (): unknown => Reflect.get((window.history.state as object | null) ?? {}, 'melhorEscolaLayer');

/** Number of requested steps back, by the visitor or the hook, and of completed ones. */
const steps = { asked: 0, taken: 0 };
/** Milliseconds that a busy browser takes to go back. */
let delay = 0;
const taken = () => void (steps.taken += 1);

/** Four macrotasks: React updates and zero-delay timers triggered so far have run. */
async function turns() {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Waits until every requested step back is complete and no other has followed. */
async function historySettled() {
  await turns();
  const { asked } = steps;
  await vi.waitFor(() => expect(steps.taken).toBe(steps.asked), 5000);
  await turns();
  if (steps.asked !== asked || steps.taken !== asked) await historySettled();
}

function Layer({ name }: { name: string }) {
  const [open, setOpen] = useState(false);
  setters.set(name, setOpen);
  useHistoryEntry(open, () => {
    notified.push(name);
    setOpen(false);
  });
  return <p>{name}</p>;
}

async function set(name: string, open: boolean) {
  setters.get(name)?.(open);
  await historySettled();
}

async function goBack() {
  window.history.back();
  await historySettled();
}

/** The start of the test in the history, to detect one step too many. */
const place = () => Reflect.get((window.history.state as object | null) ?? {}, 'place') as unknown;

describe('useHistoryEntry', () => {
  useCleanPage();
  beforeEach(async () => {
    notified.length = 0;
    delay = 0;
    Object.assign(steps, { asked: 0, taken: 0 });
    const back = window.history.back.bind(window.history);
    vi.spyOn(window.history, 'back').mockImplementation(() => {
      steps.asked += 1;
      if (delay === 0) back();
      else setTimeout(back, delay);
    });
    window.addEventListener('popstate', taken);
    window.history.pushState({ place: 'before' }, '');
    window.history.pushState({ place: 'start' }, '');
    await mount(
      <StrictMode>
        <Layer name="folha" />
        <Layer name="diálogo" />
        <Layer name="menu" />
      </StrictMode>,
    );
  });
  afterEach(async () => {
    await historySettled();
    window.removeEventListener('popstate', taken);
  });

  it('Back closes the layer and stays on the page', async () => {
    await set('folha', true);
    expect(mark()).toBeDefined();
    expect(place()).toBe('start');
    await goBack();
    expect(notified).toEqual(['folha']);
    expect(mark()).toBeUndefined();
    expect(place()).toBe('start');
  });

  it('closed otherwise, it removes its entry', async () => {
    await set('folha', true);
    await set('folha', false);
    expect(notified).toEqual([]);
    expect([mark(), place()]).toEqual([undefined, 'start']);
    await goBack();
    expect(place()).toBe('before');
  });

  it('Back closes one layer at a time', async () => {
    await set('folha', true);
    await set('diálogo', true);
    await goBack();
    expect(notified).toEqual(['diálogo']);
    await goBack();
    expect(notified).toEqual(['diálogo', 'folha']);
    expect([mark(), place()]).toEqual([undefined, 'start']);
  });

  it('Back closes the top one of three, and the next Back the next', async () => {
    const names = ['folha', 'diálogo', 'menu'];
    for (const name of names) await set(name, true);
    for (const closed of [['menu'], ['menu', 'diálogo'], ['menu', 'diálogo', 'folha']]) {
      await goBack();
      expect(notified).toEqual(closed);
    }
    expect([mark(), place()]).toEqual([undefined, 'start']);
    await goBack();
    expect(place()).toBe('before');
  });

  it('Forward to the entry of a closed layer closes none', async () => {
    await set('folha', true);
    await set('diálogo', true);
    await goBack();
    steps.asked += 1;
    window.history.forward();
    await historySettled();
    expect(notified).toEqual(['diálogo']);
    await goBack();
    expect(notified).toEqual(['diálogo']);
    await goBack();
    expect(notified).toEqual(['diálogo', 'folha']);
  });

  it('two that close together remove both entries', async () => {
    await set('folha', true);
    await set('diálogo', true);
    setters.get('folha')?.(false);
    setters.get('diálogo')?.(false);
    await historySettled();
    expect([mark(), place()]).toEqual([undefined, 'start']);
    expect(notified).toEqual([]);
    await goBack();
    expect(place()).toBe('before');
  });

  it('one that opens while another removes its entry stays open, with an entry of its own', async () => {
    await set('folha', true);
    delay = 100;
    setters.get('folha')?.(false);
    await turns();
    expect(steps).toEqual({ asked: 1, taken: 0 });
    await set('diálogo', true);
    expect(notified).toEqual([]);
    expect([mark(), place()]).toEqual([expect.any(String), 'start']);
    await goBack();
    expect(notified).toEqual(['diálogo']);
    expect([mark(), place()]).toEqual([undefined, 'start']);
    await goBack();
    expect(place()).toBe('before');
  });

  it('after a link to another page, Back returns to the page and not to the entry of the closed layer', async () => {
    await set('folha', true);
    window.history.pushState({ place: 'next' }, '');
    await set('folha', false);
    expect(place()).toBe('next');
    await goBack();
    expect([mark(), place()]).toEqual([undefined, 'start']);
    await goBack();
    expect(place()).toBe('before');
  });

  it('unmounted before its entry was pushed, it leaves no entry', async () => {
    const { length } = window.history;
    setters.get('folha')?.(true);
    setters.get('folha')?.(false);
    await historySettled();
    expect(window.history.length).toBe(length);
    expect([mark(), place()]).toEqual([undefined, 'start']);
  });
});

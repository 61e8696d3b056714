import fc from 'fast-check';
import { type ReactElement, StrictMode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { desktop, mount, phone, useCleanPage } from '../../testing/browser/mount.ts';
import { Autocomplete } from '../autocomplete/autocomplete.tsx';
import { DateInput } from '../date-input/date-input.tsx';
import { PhoneInput } from '../masked-input/phone-input.tsx';
import { NumberInput } from '../number-input/number-input.tsx';
import { OneTimeCode } from '../one-time-code/one-time-code.tsx';
import { Input } from './input.tsx';

/** A caller that stores another text than was typed, as a form may. */
function Capitals() {
  const [name, setName] = useState('');
  return <Input label="Campo" value={name} onValueChange={(text) => setName(text.toUpperCase())} clearable />;
}

function HeldDate() {
  const [date, setDate] = useState('');
  return <DateInput label="Campo" value={date} onValueChange={setDate} />;
}

const fields: readonly (readonly [string, () => ReactElement, string])[] = [
  ['telephone', () => <PhoneInput label="Campo" />, '11912345678'],
  ['date, year first', () => <DateInput label="Campo" />, '2014-05-19'],
  ['date, controlled', () => <HeldDate />, '14052014'],
  ['money', () => <NumberInput label="Campo" kind="money" />, '1234'],
  ['one-time code', () => <OneTimeCode label="Campo" />, '123456'],
  ['text that its caller rewrites', () => <Capitals />, 'ana lu'],
  ['autocomplete', () => <Autocomplete label="Campo" options={['São Paulo', 'Santos']} />, 'sant'],
];

const field = () => document.querySelector<HTMLInputElement>('[data-part=control]') as HTMLInputElement;
const state = () => [field().value, field().selectionStart] as const;
const press = (key: string, modifier = 'Control') => userEvent.keyboard(`{${modifier}>}${key}{/${modifier}}`);
const undo = () => press('z');
const redo = (way: number) =>
  way % 2 ? press('y') : userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
const insert = (text: string) => cdp().send('Input.insertText', { text });

/** Leaves the field, which formats some, and enters it again. */
async function leaveAndReturn() {
  const { selectionStart, selectionEnd } = field();
  field().blur();
  field().focus();
  field().setSelectionRange(selectionStart, selectionEnd);
}

const clear = async () => document.querySelector<HTMLElement>('[data-part=clear]')?.click();

type Gesture = readonly [run: () => Promise<unknown> | undefined, name: string];

const digits = fc.stringMatching(/^\d{1,11}$/);
const place = fc.double({ min: 0, max: 1, noNaN: true });
const gesture: fc.Arbitrary<Gesture> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .integer({ min: 0, max: 9 })
      .map(String)
      .map((key): Gesture => [() => userEvent.keyboard(key), key]),
  },
  digits.map((text): Gesture => [() => insert(text), `paste ${text}`]),
  fc
    .constantFrom('{Backspace}', '{Delete}', '{ArrowLeft}', '{ArrowUp}')
    .map((key): Gesture => [() => userEvent.keyboard(key), key]),
  fc.constant<Gesture>([() => press('x'), 'cut']),
  fc.constant<Gesture>([() => press('v'), 'paste what was cut']),
  fc.constant<Gesture>([clear, 'clear']),
  fc.tuple(place, place).map(([one, other]): Gesture => [
    async () => {
      const { length } = field().value;
      field().setSelectionRange(
        Math.round(Math.min(one, other) * length),
        Math.round(Math.max(one, other) * length),
      );
    },
    `select ${one} to ${other}`,
  ]),
);

async function mountField(tree: ReactElement) {
  // Wide enough for suggestions below the field; on a phone they have a field of their own.
  await desktop();
  const { unmount } = await mount(tree);
  field().focus();
  return unmount;
}

describe.each(fields)('A7 undo in a field of the kit: %s', (_name, tree, typed) => {
  useCleanPage();

  it('undoes what was typed to the empty field, and repeats it to the same text and caret', async () => {
    await mountField(tree());
    const seen = [state()];
    for (const key of typed) {
      await userEvent.keyboard(key);
      if (state()[0] !== seen.at(-1)?.[0]) seen.push(state());
    }
    for (let back = 0; back < 4; back++) await undo();
    for (let forth = 0; forth < 4; forth++) await redo(forth);
    expect(state()).toEqual(seen.at(-1));
    for (const before of seen.slice(0, -1).toReversed()) {
      await undo();
      expect(state()).toEqual(before);
    }
    for (const after of seen.slice(1)) {
      await redo(0);
      expect(state()).toEqual(after);
    }
  });

  it('restores a replaced selection', async () => {
    await mountField(tree());
    await userEvent.keyboard(typed);
    const { value } = field();
    field().setSelectionRange(0, value.length);
    await userEvent.keyboard(typed.slice(0, 1));
    await undo();
    expect([field().value, field().selectionStart, field().selectionEnd]).toEqual([value, 0, value.length]);
  });

  it('shows no text that nobody made, whatever is typed, pasted, cut, cleared, undone and redone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(gesture, { maxLength: 10 }), async (gestures) => {
        const unmount = await mountField(tree());
        const seen = [state()];
        for (const [run] of gestures) {
          await run();
          if (state()[0] !== seen.at(-1)?.[0]) seen.push(state());
        }
        await leaveAndReturn();
        const last = field().value;
        for (const [text] of seen.slice(0, -1).toReversed()) {
          await undo();
          expect(field().value).toBe(text);
        }
        await undo();
        expect(field().value).toBe('');
        for (const after of seen.slice(1, -1)) {
          await redo(0);
          expect(state()).toEqual(after);
        }
        await redo(0);
        expect(field().value).toBe(last);
        unmount();
      }),
      // Each run of the tests takes others: more of them only take longer.
      { numRuns: 4, endOnFailure: true },
    );
  }, 60_000);
});

/** Types into a field before its effects run. */
const typeEarly = (element: HTMLInputElement | null) => {
  if (element && element.value === '') element.value = '119';
};

describe('the undo history of a field', () => {
  useCleanPage();

  it('A7 steps back once when the browser undoes it from another field', async () => {
    await mount(
      <>
        <PhoneInput label="Celular" />
        <input aria-label="Outro" />
      </>,
    );
    await userEvent.click(page.getByLabelText('Celular'));
    const typed = new Set<string>();
    for (const key of '11912345678') {
      await userEvent.keyboard(key);
      typed.add(field().value);
    }
    await userEvent.click(page.getByLabelText('Outro'));
    await userEvent.keyboard('a');
    const texts = new Set<string>();
    for (let back = 0; back < 6; back++) {
      document.execCommand('undo');
      texts.add(field().value);
    }
    expect([...texts].filter((text) => !typed.has(text))).toEqual([]);
  });

  it('A7 undoes what was typed in the screen of a phone', async () => {
    await phone();
    await mount(<Autocomplete label="Cidade" options={['São Paulo', 'Santos']} />);
    await userEvent.click(page.getByLabelText('Cidade'));
    const screen = page.getByRole('dialog').getByRole('combobox');
    await expect.element(screen).toHaveFocus();
    await userEvent.keyboard('sant');
    await undo();
    await undo();
    await expect.element(screen).toHaveValue('sa');
    await redo(0);
    await expect.element(screen).toHaveValue('san');
    await desktop();
  });

  it('A7 undoes a chosen option to what was typed', async () => {
    await desktop();
    await mount(<Autocomplete label="Cidade" options={['São Paulo', 'Santos']} />);
    await userEvent.click(page.getByLabelText('Cidade'));
    await userEvent.keyboard('sant');
    await userEvent.click(page.getByRole('option', { name: 'Santos' }));
    expect(field().value).toBe('Santos');
    await undo();
    expect(field().value).toBe('sant');
    await redo(0);
    expect(field().value).toBe('Santos');
  });

  it('A7 undoes what was typed before hydration, at once', async () => {
    await mount(
      <StrictMode>
        <PhoneInput label="Celular" ref={typeEarly} />
      </StrictMode>,
    );
    field().focus();
    field().setSelectionRange(3, 3);
    await userEvent.keyboard('1');
    await undo();
    expect(field().value).toBe('119');
    await undo();
    expect(field().value).toBe('');
    await redo(0);
    await redo(0);
    expect(field().value).toBe('1191');
  });

  it('ends when a form is reset: an older text does not come back', async () => {
    const { container } = await mount(
      <form>
        <PhoneInput label="Celular" />
      </form>,
    );
    field().focus();
    await userEvent.keyboard('119');
    container.querySelector('form')?.reset();
    await undo();
    await redo(0);
    expect(field().value).toBe('');
  });
});

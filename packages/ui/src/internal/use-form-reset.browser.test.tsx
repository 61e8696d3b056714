import { type ReactElement, StrictMode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desktop, mount, useCleanPage } from '../testing/browser/mount.ts';
import { Autocomplete } from '../components/autocomplete/autocomplete.tsx';
import { Checkbox, CheckboxGroup } from '../components/checkbox/index.ts';
import { DateInput } from '../components/date-input/date-input.tsx';
import { FileUpload } from '../components/file-upload/file-upload.tsx';
import { Input } from '../components/input/input.tsx';
import { PasswordInput } from '../components/input/password-input.tsx';
import { CpfInput } from '../components/masked-input/cpf-input.tsx';
import { PhoneInput } from '../components/masked-input/phone-input.tsx';
import { MultiSelect } from '../components/multi-select/multi-select.tsx';
import { NumberInput } from '../components/number-input/number-input.tsx';
import { OneTimeCode } from '../components/one-time-code/one-time-code.tsx';
import { Radio, RadioGroup } from '../components/radio-group/index.ts';
import { RatingInput } from '../components/rating/rating-input.tsx';
import { RangeSlider } from '../components/slider/range-slider.tsx';
import { Slider } from '../components/slider/slider.tsx';
import { Switch } from '../components/switch/switch.tsx';
import { Textarea } from '../components/textarea/textarea.tsx';

const type = (text: string) => async () => {
  await userEvent.click(page.getByRole('textbox').or(page.getByRole('combobox')).first());
  await userEvent.keyboard(text);
};
const press = (role: 'checkbox' | 'radio' | 'switch') => async () => {
  page
    .getByRole(role)
    .first()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
};
const move = async () => {
  page.getByRole('slider').first().element().focus();
  await userEvent.keyboard('{ArrowRight}');
};
const upload = async () =>
  userEvent.upload(page.getByLabelText('Campo'), new File(['x'], 'boletim.pdf', { type: 'application/pdf' }));
const chooseAll = async () => {
  await userEvent.click(page.getByRole('combobox'));
  await userEvent.click(page.getByRole('checkbox', { name: 'Manhã' }));
  await userEvent.keyboard('{Escape}');
};

/** Every control of the kit, and how a visitor changes it. */
const controls: readonly (readonly [string, () => ReactElement, () => Promise<unknown>])[] = [
  ['Input', () => <Input label="Campo" name="campo" />, type('Ana')],
  ['PasswordInput', () => <PasswordInput label="Campo" name="campo" defaultVisible />, type('segredo')],
  ['Textarea', () => <Textarea label="Campo" name="campo" maximum={20} />, type('Gostei')],
  ['PhoneInput', () => <PhoneInput label="Campo" name="campo" />, type('11912345678')],
  ['CpfInput', () => <CpfInput label="Campo" name="campo" />, type('12345678909')],
  ['DateInput', () => <DateInput label="Campo" name="campo" />, type('31022019')],
  ['NumberInput', () => <NumberInput label="Campo" name="campo" kind="money" />, type('12')],
  ['OneTimeCode', () => <OneTimeCode label="Campo" name="campo" />, type('123')],
  [
    'Autocomplete',
    () => <Autocomplete label="Campo" name="campo" options={['Palmas', 'Santos']} />,
    type('pal'),
  ],
  [
    'MultiSelect',
    () => <MultiSelect label="Campo" name="campo" options={[{ value: 'manha', label: 'Manhã' }]} />,
    chooseAll,
  ],
  ['FileUpload', () => <FileUpload label="Campo" name="campo" />, upload],
  ['a rejected FileUpload', () => <FileUpload label="Campo" name="campo" maxSize={0} />, upload],
  ['Slider', () => <Slider label="Campo" name="campo" />, move],
  ['RangeSlider', () => <RangeSlider names={['de', 'ate']} defaultValue={[0, 100]} />, move],
  ['RatingInput', () => <RatingInput legend="Campo" name="campo" />, press('radio')],
  ['Checkbox', () => <Checkbox label="Campo" name="campo" />, press('checkbox')],
  [
    'CheckboxGroup',
    () => (
      <CheckboxGroup legend="Campo" name="campo">
        <Checkbox value="manha" label="Manhã" />
      </CheckboxGroup>
    ),
    press('checkbox'),
  ],
  ['Switch', () => <Switch label="Campo" name="campo" />, press('switch')],
  [
    'RadioGroup',
    () => (
      <RadioGroup legend="Campo" name="campo">
        <Radio value="manha" label="Manhã" />
      </RadioGroup>
    ),
    press('radio'),
  ],
];

const form = () => document.querySelector('form') as HTMLFormElement;
const sent = () =>
  JSON.stringify(
    [...new FormData(form())].map(([name, value]) => [name, value instanceof File ? value.name : value]),
  );
/** What a visitor sees: texts, and what is invalid. */
const seen = () => [
  form().innerText,
  form().querySelectorAll(':invalid').length,
  form().querySelectorAll('input:checked').length,
];

describe.each(controls)('a native form reset restores all of %s', (name, control, change) => {
  useCleanPage();
  beforeEach(desktop);

  it('what it shows and what the form sends', async () => {
    await mount(
      <StrictMode>
        <form>{control()}</form>
      </StrictMode>,
    );
    const [before, sentBefore] = [seen(), sent()];
    await change();
    await expect.poll(() => [...seen(), sent()].join()).not.toBe([...before, sentBefore].join());
    form().reset();
    // A password that was shown is hidden from then on.
    const expected =
      name === 'PasswordInput' ? [before[0]?.toString().replace('Ocultar', 'Mostrar'), 0, 0] : before;
    await expect.poll(seen).toEqual(expected);
    await expect.poll(sent).toBe(sentBefore);
  });
});

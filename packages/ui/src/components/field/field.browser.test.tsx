import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announced } from '../../testing/browser/announced.ts';
import { pass, useStoppedClock } from '../../testing/browser/clock.ts';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { mail, name, Sample, send, settle } from '../form/contact-form.fixture.tsx';
import { Form } from '../form/form.tsx';
import { useForm } from '../form/use-form.ts';
import { Input, type InputProps } from '../input/input.tsx';
import { writeValue } from '../input/native-value.ts';
import { Field } from './field.tsx';
import { required, type Rule } from './rules.ts';

describeConformance({
  component: function NameField(props: Partial<InputProps>) {
    const handle = useForm({ defaultValues: { name: '' } });
    return (
      <Field form={handle} name="name" displayName="nome" rules={[required]}>
        {(field) => <Input label="Nome" {...field} {...props} />}
      </Field>
    );
  },
  props: {},
  dataComponent: 'input',
  element: HTMLInputElement,
  part: 'control',
});

function Choices() {
  const handle = useForm({ defaultValues: { terms: true } });
  return (
    <Form form={handle} onSubmit={() => {}}>
      <Field form={handle} name="terms" displayName="regulamento" rules={[required]}>
        {(field) => <Checkbox label="Aceito" {...field} />}
      </Field>
    </Form>
  );
}

describe('when a field is validated', () => {
  useCleanPage();

  it('VA-08 validates on blur, and on input only once touched', async () => {
    await mount(<Sample />);
    await expect.element(mail()).toHaveAttribute('aria-invalid', 'false');
    await userEvent.click(mail());
    await userEvent.keyboard('ana');
    await settle();
    await expect.element(mail()).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('{Tab}');
    await expect.element(mail()).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(mail());
    await userEvent.keyboard('{End}@escola.com');
    await expect.element(mail()).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('{Backspace>4/}');
    await expect.element(mail()).toHaveAttribute('aria-invalid', 'true');
  });

  it('VA-08 a choice is validated at once', async () => {
    await mount(<Choices />);
    await userEvent.click(page.getByText('Aceito'));
    await expect.element(page.getByText('O campo regulamento é obrigatório')).toBeVisible();
  });

  it('the error message on blur does not move the button from under the pointer', async () => {
    const onSubmit = vi.fn<(values: unknown) => void>();
    await mount(<Sample onSubmit={onSubmit} />);
    await userEvent.fill(name(), 'Ana Souza');
    await userEvent.click(mail());
    await userEvent.keyboard('ana');
    const button = send().element();
    const { y } = button.getBoundingClientRect();
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
    (mail().element() as HTMLElement).blur();
    await settle();
    expect(button.getBoundingClientRect().y).toBe(y);
    button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'mouse' }));
    await expect.element(mail()).toHaveAttribute('aria-invalid', 'true');
  });

  it('merges hint and error in `aria-describedby`, and announces the error once, without `role="alert"`', async () => {
    await mount(<Sample />);
    await userEvent.click(send());
    await expect
      .element(mail())
      .toHaveAccessibleDescription('Só para a resposta. O campo E-mail é obrigatório');
    await expect.poll(() => announced('assertive')).toEqual(['2 campos precisam de atenção']);
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(0);
  });

  it('drops a late result for older text', async () => {
    const answers = new Map<string, PromiseWithResolvers<string | boolean>>();
    const signals: AbortSignal[] = [];
    const rejectTaken: Rule<string> = (value, { signal }) => {
      const answer = Promise.withResolvers<string | boolean>();
      answers.set(value, answer);
      signals.push(signal);
      return answer.promise;
    };
    await mount(<Sample emailRules={[rejectTaken]} />);
    await userEvent.click(mail());
    await userEvent.keyboard('a{Tab}');
    await userEvent.click(mail());
    await userEvent.keyboard('{End}b');
    await expect.poll(() => [...answers.keys()]).toEqual(['a', 'ab']);
    answers.get('ab')?.resolve(true);
    await settle();
    answers.get('a')?.resolve('Este e-mail já tem conta');
    await settle();
    await expect.element(mail()).not.toHaveAttribute('aria-invalid', 'true');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('VA-07 has a default message for an error without text', async () => {
    await mount(<Sample emailRules={[() => false]} />);
    await userEvent.click(send());
    await expect.element(mail()).toHaveAccessibleDescription('Só para a resposta. E-mail is not valid');
  });
});

describe('while typing', () => {
  useCleanPage();
  useStoppedClock();

  it('VA-08 validates keys in quick succession once, 5 ms after the last', async () => {
    const validate = vi.fn<(value: string) => boolean>(() => true);
    await mount(<Sample emailRules={[validate]} />);
    await userEvent.click(mail());
    await userEvent.keyboard('{Tab}');
    await vi.waitFor(() => expect(validate).toHaveBeenCalledTimes(1));
    const input = mail().element() as HTMLInputElement;
    for (const text of ['a', 'an', 'ana']) {
      writeValue(input, text);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    await pass(4);
    expect(validate).toHaveBeenCalledTimes(1);
    await pass(1);
    await vi.waitFor(() => expect(validate).toHaveBeenCalledTimes(2));
    expect(validate.mock.lastCall?.[0]).toBe('ana');
    await pass(1000);
    expect(validate).toHaveBeenCalledTimes(2);
  });
});

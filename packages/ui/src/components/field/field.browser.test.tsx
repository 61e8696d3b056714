import { type ComponentProps, type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
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
import {
  FieldControl,
  type FieldControlProps,
  FieldError,
  type FieldErrorProps,
  FieldHint,
  FieldLabel,
  FieldParts,
  FieldRoot,
  type FieldRootProps,
} from './field-parts.tsx';
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

interface Named {
  name: string;
}

const emptyName: Named = { name: '' };

/** An invalid field composed of parts, one of which can be replaced. */
function Parts({
  label,
  hint,
  control,
  error,
}: {
  label?: ReactNode;
  hint?: ReactNode;
  control?: ReactNode;
  error?: ReactNode;
}) {
  const handle = useForm({ defaultValues: emptyName });
  useState(() => handle.setError('name', { message: 'O campo nome é obrigatório' }));
  return (
    <FieldRoot form={handle} name="name" displayName="nome" rules={[required]}>
      {label ?? <FieldLabel>Nome</FieldLabel>}
      {control ?? <FieldControl />}
      {hint ?? <FieldHint>Como no documento.</FieldHint>}
      {error ?? <FieldError />}
    </FieldRoot>
  );
}

describeConformance({
  component: function Root(props: Partial<FieldRootProps<Named, 'name', Named>>) {
    const handle = useForm({ defaultValues: emptyName });
    return (
      <FieldRoot form={handle} name="name" displayName="nome" {...props}>
        <FieldLabel>Nome</FieldLabel>
        <FieldControl />
      </FieldRoot>
    );
  },
  props: {},
  dataComponent: 'field',
  element: HTMLDivElement,
});

describeConformance({
  component: (props: ComponentProps<'label'>) => <Parts label={<FieldLabel {...props}>Nome</FieldLabel>} />,
  props: {},
  dataComponent: 'field',
  element: HTMLLabelElement,
  part: 'label',
});

describeConformance({
  component: (props: ComponentProps<'p'>) => (
    <Parts hint={<FieldHint {...props}>Como no documento.</FieldHint>} />
  ),
  props: {},
  dataComponent: 'field',
  element: HTMLParagraphElement,
  part: 'hint',
});

describeConformance({
  component: (props: FieldControlProps) => <Parts control={<FieldControl {...props} />} />,
  props: {},
  dataComponent: 'field',
  element: HTMLInputElement,
  part: 'control',
});

describeConformance({
  component: (props: FieldErrorProps) => <Parts error={<FieldError {...props} />} />,
  props: {},
  dataComponent: 'field',
  element: HTMLParagraphElement,
  part: 'error',
});

describe('a field composed of parts', () => {
  useCleanPage();

  it('connects its name, hint and error in any order, and is validated like any other field', async () => {
    const onSubmit = vi.fn<(values: Named) => void>();
    function Whole() {
      const handle = useForm({ defaultValues: emptyName });
      return (
        <Form form={handle} onSubmit={onSubmit}>
          <FieldParts.Root form={handle} name="name" displayName="nome" rules={[required]}>
            <FieldParts.Control autoComplete="name" />
            <FieldParts.Error />
            <FieldParts.Label>Nome</FieldParts.Label>
            <FieldParts.Hint>Como no documento.</FieldParts.Hint>
          </FieldParts.Root>
          <button type="submit">Enviar</button>
        </Form>
      );
    }
    await mount(<Whole />);
    await expect.element(name()).toHaveAccessibleDescription('Como no documento.');
    await expect.element(name()).toBeRequired();
    await userEvent.click(page.getByRole('button', { name: 'Enviar' }));
    await expect.element(name()).toHaveFocus();
    await expect.element(name()).toHaveAccessibleDescription('Como no documento. O campo nome é obrigatório');
    await userEvent.keyboard('Ana{Enter}');
    await expect.poll(() => onSubmit.mock.lastCall?.[0]).toEqual({ name: 'Ana' });
    await expect.element(name()).toHaveAccessibleDescription('Como no documento.');
  });

  it('warns a developer about a part outside its root', () => {
    expect(() => renderToString(<FieldHint>Como no documento.</FieldHint>)).toThrow(
      'FieldHint: it is outside a FieldRoot',
    );
  });
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

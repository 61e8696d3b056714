import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { Field } from '../field/field.tsx';
import { required } from '../field/rules.ts';
import { Input } from '../input/input.tsx';
import { blank, type Contact, form, mail, name, Sample, send, settle } from './contact-form.fixture.tsx';
import { Form, SubmitButton } from './form.tsx';
import { Review } from './review-form.fixture.tsx';
import { useForm } from './use-form.ts';

const filled = async () => {
  await userEvent.selectOptions(page.getByRole('combobox'), '1º ano');
  await userEvent.click(page.getByText('Tarde'));
  await userEvent.click(page.getByText('Ex-aluno'));
  await userEvent.click(page.getByRole('radio', { name: '4 estrelas' }));
  await userEvent.click(page.getByLabelText('Celular'));
  await userEvent.keyboard('11912345678');
  await userEvent.fill(page.getByLabelText('Depoimento'), 'Boa escola');
  await userEvent.click(page.getByText('Avisos'));
};

describe('any kind of value', () => {
  useCleanPage();

  it('a schema validates the whole form, and its output is submitted', async () => {
    const onSubmit = vi.fn<(values: unknown) => void>();
    await mount(<Review onSubmit={onSubmit} />);
    await userEvent.click(send());
    await expect
      .element(
        page.getByText('5 campos precisam de atenção').or(page.getByText('4 campos precisam de atenção')),
      )
      .toBeVisible();
    await expect.element(page.getByRole('combobox')).toHaveFocus();
    await filled();
    await userEvent.click(send());
    await expect
      .poll(() => onSubmit.mock.calls)
      .toEqual([
        [
          {
            grade: '1-ano',
            shifts: ['tarde'],
            relation: 'ex-aluno',
            teachers: 4,
            phone: '(11) 91234-5678',
            story: 'Boa escola',
            age: 7,
            news: true,
          },
        ],
      ]);
  });

  it('focus on the first invalid field goes into a group', async () => {
    await mount(<Review onSubmit={() => {}} />);
    await userEvent.selectOptions(page.getByRole('combobox'), '1º ano');
    await userEvent.click(send());
    await expect.element(page.getByRole('checkbox', { name: 'Manhã' })).toHaveFocus();
    await userEvent.click(page.getByText('Tarde'));
    await userEvent.click(send());
    await expect.element(page.getByRole('radio', { name: 'Aluno', exact: true })).toHaveFocus();
  });

  it('adopts text entered before hydration', async () => {
    const onSubmit = vi.fn<(values: unknown) => void>();
    const tree = <Review onSubmit={onSubmit} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(tree);
    const control = (selector: string) => container.querySelector(selector) as HTMLInputElement;
    (container.querySelector('select') as HTMLSelectElement).value = '1-ano';
    control('[value=tarde]').checked = true;
    control('[value=ex-aluno]').checked = true;
    control('[aria-label="4 estrelas"]').checked = true;
    control('[name=phone]').value = '11912345678';
    control('[name=story]').value = 'Boa escola';
    control('[name=news]').checked = true;
    const root = hydrateRoot(container, tree);
    await expect.poll(() => container.querySelector('form')?.noValidate).toBe(true);
    control('[type=submit]').click();
    await expect
      .poll(() => onSubmit.mock.calls.flat())
      .toEqual([
        {
          grade: '1-ano',
          shifts: ['tarde'],
          relation: 'ex-aluno',
          teachers: 4,
          phone: '(11) 91234-5678',
          story: 'Boa escola',
          age: 7,
          news: true,
        },
      ]);
    root.unmount();
    container.remove();
  });
});

function Steps() {
  const handle = useForm({ defaultValues: blank });
  const [step, setStep] = useState(1);
  return (
    <Form form={handle} onSubmit={() => {}}>
      {step === 1 && (
        <Field form={handle} name="name" displayName="nome" rules={[required]}>
          {(field) => <Input label="Nome" {...field} />}
        </Field>
      )}
      <button type="button" onClick={() => setStep(3 - step)}>
        Passo
      </button>
    </Form>
  );
}

const wizard = z.object({ name: z.string().min(1, 'Volte e diga o nome'), email: z.string() });

const accept = () => undefined;
const alreadyTaken = () => ({ fields: { email: 'Este e-mail já tem conta' } });

/** The second of two steps, validated as a whole. */
function SecondStep({
  defaultValues = blank,
  onSubmit = accept,
}: {
  defaultValues?: Contact;
  onSubmit?: () => { fields: { email: string } } | undefined;
}) {
  const handle = useForm({ defaultValues, resolver: zodResolver(wizard) });
  return (
    <Form form={handle} onSubmit={onSubmit}>
      <Field form={handle} name="email">
        {(field) => <Input label="E-mail" {...field} />}
      </Field>
      <SubmitButton>Enviar</SubmitButton>
    </Form>
  );
}

describe('nothing typed is ever lost', () => {
  useCleanPage();

  it('schema errors of fields that are not on the page are shown on top', async () => {
    await mount(<SecondStep />);
    await userEvent.click(send());
    await expect.element(page.getByText('Volte e diga o nome')).toBeVisible();
  });

  it("a service's error stays until the text changes, in a form with a schema too", async () => {
    await mount(
      <SecondStep defaultValues={{ name: 'Ana', email: 'ana@escola.com' }} onSubmit={alreadyTaken} />,
    );
    await userEvent.click(send());
    await expect.element(mail()).toHaveAccessibleDescription('Este e-mail já tem conta');
    await userEvent.click(mail());
    await userEvent.keyboard('{Tab}');
    await settle();
    await expect.element(mail()).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(mail());
    await userEvent.keyboard('{End}.br');
    await expect.element(mail()).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('values that arrive later fill untouched fields', async () => {
    const { rerender } = await mount(<Sample />);
    await userEvent.fill(name(), 'Ana');
    rerender(<Sample values={{ name: 'Outra', email: 'ana@escola.com' }} />);
    await expect.element(mail()).toHaveValue('ana@escola.com');
    await expect.element(name()).toHaveValue('Ana');
  });

  it('a field that unmounts and mounts again has kept its text', async () => {
    await mount(<Steps />);
    await userEvent.fill(name(), 'Ana');
    await userEvent.click(page.getByRole('button'));
    await expect.element(name()).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button'));
    await expect.element(name()).toHaveValue('Ana');
  });

  it('text typed during the submit stays, and an error about the previous text is not shown for it', async () => {
    const answer = Promise.withResolvers<{ fields: { name: string } }>();
    await mount(<Sample onSubmit={() => answer.promise} />);
    await userEvent.fill(name(), 'Ana');
    await userEvent.fill(mail(), 'ana@escola.com');
    await userEvent.click(send());
    await userEvent.fill(name(), 'Bia');
    answer.resolve({ fields: { name: 'Nome já usado' } });
    await expect.element(form()).not.toHaveAttribute('data-submitting');
    await expect.element(name()).toHaveValue('Bia');
    await expect.element(name()).not.toHaveAttribute('aria-invalid', 'true');
  });
});

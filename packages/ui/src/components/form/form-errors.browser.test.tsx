import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { Field } from '../field/field.tsx';
import { Fieldset } from '../fieldset/fieldset.tsx';
import { required } from '../field/rules.ts';
import { Input } from '../input/input.tsx';
import { Form, SubmitButton } from './form.tsx';
import { useForm } from './use-form.ts';

const rejected = { name: 'Insira nome e sobrenome', email: 'Este e-mail já tem conta' };

/** A form whose first values a service has rejected. */
function Rejected({ errors = rejected }: { errors?: Partial<typeof rejected> }) {
  const form = useForm({
    defaultValues: { name: 'Ana', email: 'ana@exemplo.com.br' },
    defaultErrors: errors,
  });
  return (
    <Form form={form} onSubmit={() => {}}>
      <Field form={form} name="name">
        {(field) => <Input label="Nome" {...field} />}
      </Field>
      <Field form={form} name="email">
        {(field) => <Input label="E-mail" {...field} />}
      </Field>
    </Form>
  );
}

const name = () => page.getByRole('textbox', { name: 'Nome' });

describe('useForm with defaultErrors', () => {
  useCleanPage();

  it("shows them in the server's markup", () => {
    const html = renderToString(<Rejected />);
    for (const message of Object.values(rejected)) expect(html).toContain(message);
  });

  it('lists them, and leaves the focus where it is', async () => {
    await mount(<Rejected />);
    await expect.element(page.getByText('2 campos precisam de atenção')).toBeVisible();
    await expect.element(name()).toHaveAccessibleDescription(rejected.name);
    expect(document.activeElement).toBe(document.body);
  });

  it('shows a single one only at its field', async () => {
    await mount(<Rejected errors={{ name: rejected.name }} />);
    await expect.element(name()).toHaveAccessibleDescription(rejected.name);
    expect(document.querySelector('[data-part=summary]')).toBeNull();
  });

  it('keeps a message until the value changes', async () => {
    await mount(<Rejected />);
    await userEvent.click(name());
    await userEvent.tab();
    await expect.element(name()).toHaveAccessibleDescription(rejected.name);
    await userEvent.fill(name(), 'Ana Souza');
    await userEvent.tab();
    await expect.element(name()).not.toHaveAttribute('aria-invalid', 'true');
  });
});

/** Fields that share a sentence: two are 'senha', two are the hour of a time. */
function SharedSentences() {
  const form = useForm({
    defaultValues: { password: '', newPassword: '', again: '', first: '', second: '', email: 'ana' },
  });
  return (
    <Form form={form} onSubmit={() => {}}>
      <Field form={form} name="password" displayName="senha" rules={[required]}>
        {(field) => <Input label="Senha atual" {...field} />}
      </Field>
      <Field form={form} name="newPassword" displayName="senha" rules={[required]}>
        {(field) => <Input label="Nova senha" {...field} />}
      </Field>
      <Field form={form} name="again" rules={[() => 'Escreva de novo']}>
        {(field) => <Input label="Qual é ela?" {...field} />}
      </Field>
      {(['first', 'second'] as const).map((time, index) => (
        <Fieldset key={time} legend={`${index + 1}º horário`} optional>
          <Field form={form} name={time} rules={[() => 'Escolha também a hora']}>
            {(field) => <Input label="Hora" {...field} />}
          </Field>
        </Fieldset>
      ))}
      <Field form={form} name="email" displayName="contato" rules={[() => 'E-mail inválido']}>
        {(field) => <Input label="E-mail" {...field} />}
      </Field>
      <SubmitButton>Salvar</SubmitButton>
    </Form>
  );
}

describe('the summary of errors', () => {
  useCleanPage();

  it('VA-07 names the field of each entry, and leaves the sentences as they are', async () => {
    await mount(<SharedSentences />);
    await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
    await expect
      .poll(() =>
        page
          .getByRole('link')
          .all()
          .map((link) => link.element().textContent),
      )
      .toEqual([
        'Senha atual: O campo senha é obrigatório',
        'Nova senha: O campo senha é obrigatório',
        'Qual é ela? Escreva de novo',
        '1º horário, Hora: Escolha também a hora',
        '2º horário, Hora: Escolha também a hora',
        'E-mail inválido',
      ]);
    await expect
      .element(page.getByRole('textbox', { name: 'Nova senha' }))
      .toHaveAccessibleDescription('O campo senha é obrigatório');
  });
});

import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { Form } from './form.tsx';
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

import { createPortal } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { blank, type Contact, form, mail, name, Sample, send, settle } from './contact-form.fixture.tsx';
import { Form, type FormProps, SubmitButton } from './form.tsx';
import { useForm } from './use-form.ts';

describeConformance({
  component: function ContactForm(props: Partial<FormProps<Contact, Contact>>) {
    const handle = useForm({ defaultValues: blank });
    return (
      <Form form={handle} onSubmit={() => {}} {...props}>
        <SubmitButton>Enviar</SubmitButton>
      </Form>
    );
  },
  props: {},
  dataComponent: 'form',
  element: HTMLFormElement,
});

describeConformance({
  component: SubmitButton,
  props: { children: 'Enviar' },
  dataComponent: 'button',
  element: HTMLButtonElement,
});

const states = () =>
  Object.keys(form().dataset)
    .filter((key) => key !== 'component')
    .toSorted();

describe('when a form is submitted', () => {
  useCleanPage();

  it('VA-08 submits only when valid; otherwise marks all fields touched, and moves the focus to the first invalid one', async () => {
    const onSubmit = vi.fn<(values: unknown) => void>();
    await mount(<Sample onSubmit={onSubmit} />);
    await userEvent.fill(mail(), 'ana@escola.com');
    await userEvent.keyboard('{Enter}');
    await expect.element(name()).toHaveFocus();
    await expect.element(name()).toHaveAccessibleDescription('O campo nome é obrigatório');
    expect(onSubmit).not.toHaveBeenCalled();
    for (const field of [name(), mail()]) await expect.element(field).toHaveAttribute('data-touched');
    await userEvent.keyboard('Ana');
    await expect.element(name()).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onSubmit.mock.calls).toEqual([[{ name: 'Ana', email: 'ana@escola.com' }]]);
  });

  it('its summary links to each field with an error; fixed ones get a check mark, and with the last one the summary disappears', async () => {
    await mount(<Sample />);
    await userEvent.click(send());
    await expect.element(page.getByText('2 campos precisam de atenção')).toBeVisible();
    await expect.element(name()).toHaveFocus();
    await userEvent.click(page.getByRole('link', { name: 'O campo E-mail é obrigatório' }));
    await expect.element(mail()).toHaveFocus();
    const { y } = mail().element().getBoundingClientRect();
    await userEvent.keyboard('ana@escola.com');
    await expect.element(page.getByRole('link', { name: /E-mail é obrigatório.*corrigido/ })).toBeVisible();
    expect(mail().element().getBoundingClientRect().y).toBe(y);
    await expect.element(page.getByText('1 campo precisa de atenção')).toBeVisible();
    await userEvent.fill(name(), 'Ana');
    await expect.element(page.getByText('precisa de atenção')).not.toBeInTheDocument();
    await expect.element(page.getByRole('link')).not.toBeInTheDocument();
    // A field that is invalid again shows its own error.
    await userEvent.fill(name(), '');
    await expect.element(name()).toHaveAccessibleDescription('O campo nome é obrigatório');
    await expect.element(page.getByText('precisa de atenção')).not.toBeInTheDocument();
  });

  it('two clicks and an Enter submit it once', async () => {
    const answer = Promise.withResolvers<void>();
    const onSubmit = vi.fn<() => Promise<void>>(() => answer.promise);
    await mount(<Sample onSubmit={onSubmit} />);
    await userEvent.fill(name(), 'Ana');
    await userEvent.fill(mail(), 'ana@escola.com');
    const button = send().element() as HTMLButtonElement;
    button.click();
    button.click();
    form().requestSubmit();
    await expect.element(form()).toHaveAttribute('data-submitting');
    await userEvent.click(mail());
    await userEvent.keyboard('{Enter}');
    form().requestSubmit();
    answer.resolve();
    await expect.element(form()).not.toHaveAttribute('data-submitting');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    button.click();
    await expect.poll(() => onSubmit.mock.calls.length).toBe(2);
  });

  it('a server error of a field stays until its text changes, and does not prevent another submit', async () => {
    const responses = [{ fields: { email: 'Este e-mail já tem conta' } }, undefined];
    const onSubmit = vi.fn<() => (typeof responses)[number]>(() => responses.shift());
    await mount(<Sample onSubmit={onSubmit} />);
    await userEvent.fill(name(), 'Ana');
    await userEvent.fill(mail(), 'ana@escola.com');
    await userEvent.click(send());
    await expect.element(mail()).toHaveFocus();
    await expect.element(mail()).toHaveAccessibleDescription('Só para a resposta. Este e-mail já tem conta');
    await userEvent.keyboard('{Tab}');
    await settle();
    await expect.element(mail()).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(mail());
    await userEvent.keyboard('{End}.br');
    await expect.element(mail()).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('{Backspace>3/}');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onSubmit.mock.calls.length).toBe(2);
    await expect.element(mail()).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('server errors about fields that are not on the page, and about the whole form, are shown on top, with the focus', async () => {
    await mount(
      <Sample
        onSubmit={() => ({
          form: 'As vagas acabaram.',
          fields: { ['cpf' as 'name']: 'CPF já usado.' },
        })}
      />,
    );
    await userEvent.fill(name(), 'Ana');
    await userEvent.fill(mail(), 'ana@escola.com');
    await userEvent.click(send());
    const summary = page.getByText('As vagas acabaram.').element().closest('[data-part=summary]');
    await expect.poll(() => document.activeElement).toBe(summary);
    await expect.element(page.getByText('CPF já usado.')).toBeVisible();
  });

  it('keeps everything typed if the submit fails, and shows an error', async () => {
    const report = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
    const failure = new Error('offline');
    await mount(<Sample onSubmit={() => Promise.reject(failure)} />);
    await userEvent.fill(name(), 'Ana');
    await userEvent.fill(mail(), 'ana@escola.com');
    await userEvent.click(send());
    await expect.element(page.getByText(/^Não foi possível enviar/)).toBeVisible();
    expect(report).toHaveBeenCalledWith(failure);
    await expect.element(name()).toHaveValue('Ana');
    await expect.element(mail()).toHaveValue('ana@escola.com');
  });

  it('a known error is shown, and not reported', async () => {
    const report = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
    await mount(
      <Sample
        onSubmit={() => Promise.reject(new Error('409'))}
        onSubmitError={() => ({ fields: { name: 'Nome já usado' } })}
      />,
    );
    await userEvent.fill(name(), 'Ana');
    await userEvent.fill(mail(), 'ana@escola.com');
    await userEvent.click(send());
    await expect.element(name()).toHaveAccessibleDescription('Nome já usado');
    expect(report).not.toHaveBeenCalled();
  });

  it('submitting a form in a nested dialog does not submit this form', async () => {
    const onSubmit = vi.fn<(values: unknown) => void>();
    await mount(
      <Sample onSubmit={onSubmit}>
        {createPortal(
          <form aria-label="Outro" onSubmit={(event) => event.preventDefault()}>
            <button type="submit">Buscar</button>
          </form>,
          document.body,
        )}
      </Sample>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    await settle();
    await expect.element(name()).not.toHaveAttribute('data-touched');
  });

  it('ST-13 marks the states submitting, validating, touched, dirty and valid', async () => {
    const answer = Promise.withResolvers<boolean>();
    await mount(<Sample emailRules={[() => answer.promise]} />);
    expect(states()).toEqual(['valid']);
    await userEvent.click(mail());
    await userEvent.keyboard('a');
    await expect.poll(states).toEqual(['dirty', 'valid']);
    await userEvent.keyboard('{Tab}');
    await expect.poll(states).toEqual(['dirty', 'touched', 'valid', 'validating']);
    answer.resolve(false);
    await expect.poll(states).toEqual(['dirty', 'invalid', 'touched']);
  });

  it('a reset restores values, messages and summary', async () => {
    await mount(
      <Sample>
        <button type="reset">Recomeçar</button>
      </Sample>,
    );
    await userEvent.fill(name(), 'Al');
    await userEvent.click(send());
    await expect.element(page.getByText('2 campos precisam de atenção')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Recomeçar' }));
    await expect.element(name()).toHaveValue('');
    await expect.element(name()).not.toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByText('2 campos precisam de atenção')).not.toBeInTheDocument();
    await userEvent.fill(name(), 'Ana');
    await expect.element(name()).toHaveValue('Ana');
  });
});

import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announced, clearAnnouncements } from '../../testing/browser/announced.ts';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Field } from '../field/field.tsx';
import { required } from '../field/rules.ts';
import { Form, SubmitButton } from '../form/form.tsx';
import { useForm } from '../form/use-form.ts';
import { FileUpload } from './file-upload.tsx';
import type { FileStatus, SeveralFilesProps } from './several-files.tsx';

const pdf = (name: string, content = 'x') =>
  new File([content], name, { type: 'application/pdf', lastModified: 0 });

describeConformance({
  component: (props: Omit<SeveralFilesProps, 'multiple'>) => <FileUpload {...props} multiple />,
  props: { label: 'Documentos', hint: 'Em PDF.', error: 'Falta um.', value: [pdf('rg.pdf')], maxFiles: 2 },
  dataComponent: 'file-upload',
  element: HTMLInputElement,
  part: 'control',
});

const control = () => document.querySelector('input[type=file]') as HTMLInputElement;
/** What a browser does on drop and selection: replaces the files, then dispatches the events. */
function give(...files: File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  control().files = transfer.files;
  control().dispatchEvent(new Event('input', { bubbles: true }));
  control().dispatchEvent(new Event('change', { bubbles: true }));
}
const submitted = () => {
  const form = control().form as HTMLFormElement;
  return new FormData(form).getAll('documentos').map((file) => (file instanceof File ? file.name : file));
};
const items = () =>
  [...document.querySelectorAll('[data-part="file"]')].map((item) => [
    item.querySelector('[data-part="name"]')?.textContent,
    item.getAttribute('data-status'),
  ]);
const documents = (props: Partial<SeveralFilesProps> = {}) => (
  <form>
    <FileUpload {...props} multiple label="Documentos" name="documentos" />
  </form>
);

const remove = (name: string) => page.getByRole('button', { name: `Remover ${name}` });

/** A caller that accepts one file only. */
function FirstOnly() {
  const [files, setFiles] = useState<File[]>([]);
  return documents({ value: files, onValueChange: (next) => setFiles(next.slice(0, 1)) });
}

const defaultValues: { files: File[] } = { files: [] };

function Enrollment({ onSubmit }: { onSubmit: (values: typeof defaultValues) => void }) {
  const form = useForm({ defaultValues });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <Field form={form} name="files" displayName="documentos" rules={[required]}>
        {(field) => <FileUpload multiple label="Documentos" {...field} />}
      </Field>
      <SubmitButton>Enviar</SubmitButton>
    </Form>
  );
}

describe('FileUpload with several files', () => {
  useCleanPage();

  it('adds each choice to the list, announces it, and a form submits all', async () => {
    clearAnnouncements();
    await mount(documents());
    give(pdf('rg.pdf'));
    give(pdf('renda.pdf'), pdf('residencia.pdf'));
    await expect.poll(items).toEqual([
      ['rg.pdf', 'chosen'],
      ['renda.pdf', 'chosen'],
      ['residencia.pdf', 'chosen'],
    ]);
    expect(submitted()).toEqual(['rg.pdf', 'renda.pdf', 'residencia.pdf']);
    await expect.poll(() => announced()).toEqual(['rg.pdf escolhido', '2 arquivos escolhidos']);
  });

  it('lists each rejected file with its reason, and does not submit it', async () => {
    clearAnnouncements();
    const onValueChange = vi.fn<NonNullable<SeveralFilesProps['onValueChange']>>();
    await mount(documents({ accept: '.pdf', maxSize: 4, maxFiles: 2, onValueChange }));
    expect(control()).toHaveAccessibleDescription('PDF, até 1 KB cada, no máximo 2 arquivos');
    give(pdf('rg.pdf'), new File([''], 'lista.zip'), pdf('longo.pdf', '12345'));
    give(pdf('rg.pdf'), pdf('renda.pdf'), pdf('residencia.pdf'));
    await expect.poll(items).toEqual([
      ['rg.pdf', 'chosen'],
      ['renda.pdf', 'chosen'],
      ['rg.pdf', 'rejected'],
      ['residencia.pdf', 'rejected'],
    ]);
    expect(submitted()).toEqual(['rg.pdf', 'renda.pdf']);
    expect(onValueChange.mock.calls.map(([files]) => files.length)).toEqual([1, 2]);
    await expect
      .poll(() => announced())
      .toEqual([
        'rg.pdf escolhido. lista.zip: Este tipo de arquivo não serve. Escolha um em PDF. longo.pdf: O arquivo é grande demais. Escolha um de até 1 KB',
        'renda.pdf escolhido. rg.pdf: Este arquivo já está na lista. residencia.pdf: O limite é de 2 arquivos. Remova um para incluir este',
      ]);
  });

  it('removes by keyboard, and the focus moves to the next file, then to the input', async () => {
    await mount(documents());
    give(pdf('rg.pdf'), pdf('renda.pdf'), new File([''], 'foto.png', { type: 'image/png' }));
    await userEvent.click(remove('renda.pdf'));
    await expect.element(remove('foto.png')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(remove('rg.pdf')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.poll(() => document.activeElement).toBe(control());
    expect([items(), submitted().join()]).toEqual([[], '']);
  });

  it('a rejected file can be removed from the list', async () => {
    await mount(documents({ maxSize: 0 }));
    give(pdf('rg.pdf'));
    await userEvent.click(remove('rg.pdf'));
    await expect.poll(items).toEqual([]);
  });

  it('shows how each upload stands, and announces its end', async () => {
    clearAnnouncements();
    const value = [pdf('rg.pdf'), pdf('renda.pdf')];
    const withStatus = (status: FileStatus) => documents({ value, fileStatus: () => status });
    const { rerender } = await mount(withStatus({ state: 'uploading', progress: 40 }));
    await expect.element(page.getByRole('progressbar', { name: 'Enviando rg.pdf' })).toBeInTheDocument();
    rerender(withStatus({ state: 'failed', reason: 'A conexão caiu' }));
    await expect.poll(items).toEqual([
      ['rg.pdf', 'failed'],
      ['renda.pdf', 'failed'],
    ]);
    await expect.poll(() => announced()).toEqual(['rg.pdf: A conexão caiu', 'renda.pdf: A conexão caiu']);
  });

  it('submits what its caller accepts', async () => {
    await mount(<FirstOnly />);
    give(pdf('rg.pdf'), pdf('renda.pdf'));
    await expect.poll(submitted).toEqual(['rg.pdf']);
  });

  it('cancel() leaves the list as it was', async () => {
    await mount(documents({ onValueChange: (_files, details) => details.cancel() }));
    give(pdf('rg.pdf'));
    await expect.poll(submitted).not.toContain('rg.pdf');
    expect(items()).toEqual([]);
  });

  it('the order that a person gives them is announced and submitted; what was written stays with its file', async () => {
    const onValueChange = vi.fn<NonNullable<SeveralFilesProps['onValueChange']>>();
    await mount(
      documents({
        sortable: true,
        fileDetails: ({ name }) => <input aria-label={`Texto de ${name}`} />,
        onValueChange,
      }),
    );
    give(pdf('rg.pdf'), pdf('renda.pdf'), pdf('residencia.pdf'));
    await userEvent.fill(page.getByRole('textbox', { name: 'Texto de residencia.pdf' }), 'Conta de luz');
    clearAnnouncements();
    await userEvent.click(page.getByRole('button', { name: 'Mover residencia.pdf para cima' }));
    await expect.poll(submitted).toEqual(['rg.pdf', 'residencia.pdf', 'renda.pdf']);
    expect(onValueChange.mock.lastCall?.[1].reason).toBe('order');
    await expect.poll(() => announced()).toEqual(['residencia.pdf: posição 2 de 3']);
    await expect
      .element(page.getByRole('textbox', { name: 'Texto de residencia.pdf' }))
      .toHaveValue('Conta de luz');
    await expect.element(page.getByRole('button', { name: 'Mover residencia.pdf para cima' })).toHaveFocus();
  });

  it('a canceled order stays as it was, and is not announced', async () => {
    await mount(
      documents({
        sortable: true,
        onValueChange: (_files, details) => {
          if (details.reason === 'order') details.cancel();
        },
      }),
    );
    give(pdf('rg.pdf'), pdf('renda.pdf'));
    await expect.poll(items).toHaveLength(2);
    await userEvent.click(page.getByRole('button', { name: 'Mover renda.pdf para cima' }));
    expect(submitted()).toEqual(['rg.pdf', 'renda.pdf']);
    expect(announced().join()).not.toContain('posição');
  });

  it('removing a sorted file moves the focus to the next one', async () => {
    await mount(documents({ sortable: true }));
    give(pdf('rg.pdf'), pdf('renda.pdf'));
    await userEvent.click(remove('rg.pdf'));
    await expect.element(remove('renda.pdf')).toHaveFocus();
  });

  it('a reset of the form empties the list', async () => {
    await mount(documents({ maxSize: 4 }));
    give(pdf('rg.pdf'), pdf('longo.pdf', '12345'));
    await expect.poll(items).toHaveLength(2);
    control().form?.reset();
    await expect.poll(items).toEqual([]);
  });

  it('a Field requires at least one file', async () => {
    const onSubmit = vi.fn<(values: typeof defaultValues) => void>();
    await mount(<Enrollment onSubmit={onSubmit} />);
    await userEvent.click(page.getByRole('button', { name: 'Enviar' }));
    await expect.element(page.getByText('O campo documentos é obrigatório')).toBeVisible();
    give(pdf('rg.pdf'));
    await expect.poll(items).toHaveLength(1);
    await userEvent.click(page.getByRole('button', { name: 'Enviar' }));
    await expect.poll(() => onSubmit.mock.calls[0]?.[0].files[0]?.name).toBe('rg.pdf');
  });
});

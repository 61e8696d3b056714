import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { announced } from '../../testing/browser/announced.ts';
import { FileUpload, type OneFileProps } from './file-upload.tsx';
import FormDemo from './demos/form.tsx';
import PhotosDemo from './demos/photos.tsx';
import SeveralDemo from './demos/several.tsx';

const photo = new File(['foto'], 'foto.png', { type: 'image/png' });
const report = new File(['boletim'], 'boletim-2026.pdf', { type: 'application/pdf' });

const meta = {
  title: 'Forms/FileUpload',
  component: FileUpload,
  args: {
    label: 'Boletim',
    name: 'boletim',
    accept: 'application/pdf,image/*',
    maxSize: 5_242_880,
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<OneFileProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Boletim');
    await expect(input).toHaveAccessibleDescription('PDF ou imagem, até 5 MB');
    await userEvent.upload(input, report);
    await expect(canvas.getByText('boletim-2026.pdf (1 KB)')).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      report,
      expect.objectContaining({ reason: 'choice' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remover' }));
    await expect(input).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      null,
      expect.objectContaining({ reason: 'remove-button' }),
    );
  },
};

export const Playground: Story = {
  args: { hint: '', error: '', optional: false, labelHidden: false, disabled: false, removable: false },
};

export const TooLarge: Story = {
  args: { maxSize: 3 },
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText('Boletim'), report);
    await expect(canvas.getByText('O arquivo é grande demais. Escolha um de até 1 KB')).toBeVisible();
    await expect(canvas.getByLabelText('Boletim')).toBeInvalid();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** In a form that requires the file. */
export const WithError: Story = {
  render: () => <FormDemo />,
  parameters: { demo: 'form' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(await canvas.findByText('O campo boletim é obrigatório')).toBeVisible();
    await expect(canvas.getByLabelText('Boletim')).toBeInvalid();
  },
};

export const Uploading: Story = { args: { value: report, progress: 40 } };

export const Controlled: Story = {
  render: function Controlled(args) {
    const [file, setFile] = useState<File | null>(report);
    return (
      <>
        <FileUpload {...args} value={file} onValueChange={setFile} />
        <output>{file?.name ?? 'nenhum'}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remover' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('nenhum');
  },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <FileUpload
        label="Vazio"
        name="a"
        accept="image/jpeg,image/png,image/webp"
        maxSize={5_242_880}
        optional
      />
      <FileUpload label="Escolhido, com dica" name="b" value={report} hint="Do último bimestre." />
      <FileUpload label="Enviando" name="c" value={report} progress={40} />
      <FileUpload label="Enviando, sem saber quanto falta" name="d" value={report} progress={null} />
      <FileUpload label="Com erro" name="e" error="Não conseguimos ler o arquivo. Tente outro." />
      <FileUpload label="Indisponível" name="f" disabled />
      <SeveralDemo />
      <PhotosDemo />
    </div>
  ),
};

/** Documents of an enrollment, each with the state of its upload. */
export const SeveralFiles: Story = {
  render: () => <SeveralDemo />,
  parameters: { demo: 'several' },
  play: async ({ canvas }) => {
    const items = () => canvas.getAllByRole('listitem');
    await expect(items()).toHaveLength(4);
    await userEvent.upload(canvas.getByLabelText('Documentos da matrícula'), [report, photo]);
    await expect(items()).toHaveLength(6);
    await userEvent.upload(canvas.getByLabelText('Documentos da matrícula'), [
      new File(['foto'], 'praia.png', { type: 'image/png' }),
    ]);
    await expect(canvas.getByText('O limite é de 6 arquivos. Remova um para incluir este')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remover renda.pdf' }));
    await expect(items()).toHaveLength(6);
    await expect(canvas.getByRole('button', { name: 'Remover residencia.pdf' })).toHaveFocus();
  },
};

/** Photos in the order that families see, each with its alternative text. */
export const SortedFiles: Story = {
  render: () => <PhotosDemo />,
  parameters: { demo: 'photos' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('O que se vê em quadra.jpg'), 'A quadra coberta');
    const up = canvas.getByRole('button', { name: 'Mover quadra.jpg para cima' });
    await userEvent.click(up);
    await userEvent.click(up);
    await expect(up).toHaveFocus();
    const [first] = canvas.getAllByRole('textbox');
    await expect(first).toHaveValue('A quadra coberta');
    await waitFor(() => expect(announced().at(-1)).toBe('quadra.jpg: posição 1 de 3'));
  },
};

/** Previews a chosen image from the device. */
export const ImagePreview: Story = {
  args: { value: photo, accept: 'image/*' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.src).toMatch(/^blob:/));
  },
};

import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announced, clearAnnouncements } from '../../testing/browser/announced.ts';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { FileUpload } from './file-upload.tsx';

describeConformance({
  component: FileUpload,
  props: { label: 'Foto', hint: 'Só você vê.', error: 'Tente outra.', accept: 'image/png', maxSize: 1024 },
  dataComponent: 'file-upload',
  element: HTMLInputElement,
  part: 'control',
});

const control = () => document.querySelector('input[type=file]') as HTMLInputElement;
const png = (name = 'foto.png') => new File(['x'], name, { type: 'image/png' });
/** What a browser does on drop and selection: sets the files, then dispatches the events. */
function give(file: File) {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  control().files = transfer.files;
  control().dispatchEvent(new Event('input', { bubbles: true }));
  control().dispatchEvent(new Event('change', { bubbles: true }));
}

describe('FileUpload with real input', () => {
  useCleanPage();

  it('shows a chosen image, announces it, and a form submits it', async () => {
    clearAnnouncements();
    const { container } = await mount(
      <form>
        <FileUpload label="Foto" name="foto" accept="image/*" />
      </form>,
    );
    give(png());
    await expect.poll(() => container.querySelector('img')?.src).toMatch(/^blob:/);
    await expect.poll(() => announced()).toEqual(['foto.png escolhido']);
    const sent = new FormData(container.querySelector('form') as HTMLFormElement).get('foto');
    expect(sent).toHaveProperty('name', 'foto.png');
  });

  it('rejects a dropped file that does not fit: shown, announced, and not submitted', async () => {
    clearAnnouncements();
    const changes: unknown[] = [];
    const { container } = await mount(
      <FileUpload label="Foto" accept="image/jpeg,image/png" onValueChange={(file) => changes.push(file)} />,
    );
    give(new File(['x'], 'lista.zip', { type: 'application/zip' }));
    await expect
      .element(page.getByText('Este tipo de arquivo não serve. Escolha um em JPEG ou PNG'))
      .toBeVisible();
    await expect
      .poll(() => announced())
      .toEqual(['Este tipo de arquivo não serve. Escolha um em JPEG ou PNG']);
    expect([control().files?.length, changes.length]).toEqual([0, 0]);
    give(png());
    await expect.poll(() => container.querySelector('[data-part="error"]')).toBeNull();
    expect(changes).toHaveLength(1);
  });

  it.each(['', false, null])('shows its own message while the caller has none: error={%j}', async (error) => {
    await mount(<FileUpload label="Foto" maxSize={0} error={error} />);
    give(png());
    await expect.element(page.getByText(/^O arquivo é grande demais/)).toBeVisible();
    await expect.element(page.getByLabelText('Foto')).toBeInvalid();
  });

  it('keeps the chosen file when another one is rejected', async () => {
    const { container } = await mount(
      <form>
        <FileUpload label="Foto" name="foto" accept="image/*" />
      </form>,
    );
    give(png());
    await expect.element(page.getByText('foto.png (1 KB)')).toBeVisible();
    give(new File(['x'], 'lista.zip'));
    await expect.element(page.getByText(/^Este tipo de arquivo não serve/)).toBeVisible();
    const sent = new FormData(container.querySelector('form') as HTMLFormElement).get('foto');
    expect(sent).toHaveProperty('name', 'foto.png');
  });

  it('removing moves the focus to the input', async () => {
    await mount(<FileUpload label="Foto" accept="image/*" />);
    give(png());
    await userEvent.click(page.getByRole('button', { name: 'Remover' }));
    await expect.poll(() => document.activeElement).toBe(control());
    expect(control().files).toHaveLength(0);
    await expect.element(page.getByRole('button', { name: 'Remover' })).not.toBeInTheDocument();
  });

  it('the whole frame is the input, except for the button that removes', async () => {
    await mount(<FileUpload label="Foto" removable />);
    const { x, y, width, height } = (
      document.querySelector('[data-part="drop"]') as HTMLElement
    ).getBoundingClientRect();
    expect(document.elementFromPoint(x + 8, y + 8)).toBe(control());
    expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(control());
    const button = page.getByRole('button', { name: 'Remover' }).element().getBoundingClientRect();
    expect(document.elementFromPoint(button.x + 4, button.y + 4)?.closest('button')).not.toBeNull();
  });

  it('does not open while uploading, and keeps its focus', async () => {
    await mount(<FileUpload label="Foto" value={png()} progress={40} />);
    control().focus();
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    control().dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(control());
    await expect.element(page.getByRole('progressbar', { name: 'Enviando foto.png' })).toBeInTheDocument();
  });

  it('cancel() leaves it empty', async () => {
    await mount(<FileUpload label="Foto" onValueChange={(_file, details) => details.cancel()} />);
    give(png());
    await expect.poll(() => control().files?.length).toBe(0);
    expect(document.querySelector('[data-part="name"]')).toBeNull();
  });
});

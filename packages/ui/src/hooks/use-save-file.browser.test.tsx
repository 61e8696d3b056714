import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, useCleanPage } from '../testing/browser/mount.ts';
import { useSaveFile } from './use-save-file.ts';

const messages = { saved: 'Arquivo salvo.', failed: 'Não deu para criar o arquivo.' };

interface SaverProps {
  create: () => Promise<File>;
  onError?: (error: unknown) => void;
}

function Saver({ create, onError }: SaverProps) {
  const { save, isSaving, message } = useSaveFile(create, messages);
  return (
    <>
      <button type="button" aria-busy={isSaving} onClick={() => void save().catch(onError)}>
        Salvar
      </button>
      <p>{message}</p>
    </>
  );
}

const button = () => page.getByRole('button');

/** The names of the files that are downloaded from now on. */
function watchDownloads(): string[] {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}

describe('useSaveFile', () => {
  useCleanPage();
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('downloads the file once it is created, and a second press meanwhile creates no other', async () => {
    const downloads = watchDownloads();
    const created = Promise.withResolvers<File>();
    const create = vi.fn<() => Promise<File>>(() => created.promise);
    await mount(<Saver create={create} />);
    await userEvent.click(button());
    await expect.element(button()).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button());
    expect(create).toHaveBeenCalledOnce();
    created.resolve(new File(['BEGIN:VCALENDAR'], 'pagamentos.ics', { type: 'text/calendar' }));
    await expect.element(page.getByRole('paragraph')).toHaveTextContent(messages.saved);
    await expect.element(button()).toHaveAttribute('aria-busy', 'false');
    expect(downloads).toEqual(['pagamentos.ics']);
  });

  it('says that it failed, throws the error on, and can be pressed again', async () => {
    const downloads = watchDownloads();
    const problem = new Error('The code of the writer did not load.');
    const create = vi.fn<() => Promise<File>>().mockRejectedValueOnce(problem);
    create.mockResolvedValueOnce(new File([''], 'pagamentos.ics'));
    const onError = vi.fn<(error: unknown) => void>();
    await mount(<Saver create={create} onError={onError} />);
    await userEvent.click(button());
    await expect.element(page.getByRole('paragraph')).toHaveTextContent(messages.failed);
    expect(onError).toHaveBeenCalledWith(problem);
    await userEvent.click(button());
    await expect.element(page.getByRole('paragraph')).toHaveTextContent(messages.saved);
    expect(downloads).toEqual(['pagamentos.ics']);
  });
});

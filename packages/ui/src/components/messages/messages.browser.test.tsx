import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Autocomplete } from '../autocomplete/autocomplete.tsx';
import { BottomSheet } from '../bottom-sheet/bottom-sheet.tsx';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { Button, type ButtonProps } from '../button/button.tsx';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Popover } from '../popover/popover.tsx';
import { ToastRegion } from '../toast/toast-region.tsx';
import { closeToast, deleteToast, showToast, toastQueue } from '../toast/toast-queue.ts';
import { english } from './english.fixture.ts';
import { Gallery } from './gallery.fixture.tsx';
import { MessagesProvider } from './messages-provider.tsx';
import { portugueseIn } from './portuguese.fixture.ts';

describeConformance({
  component: function EnglishButton(props: ButtonProps) {
    return (
      <MessagesProvider messages={english}>
        <Button loading {...props} />
      </MessagesProvider>
    );
  },
  props: { children: 'OK' },
  dataComponent: 'button',
  element: HTMLButtonElement,
});

function clearToasts() {
  for (const { id } of toastQueue.read()) {
    closeToast(id);
    deleteToast(id);
  }
}

const inEnglish = (children: ReactNode) =>
  mount(
    <MessagesProvider messages={english} locale="en">
      {children}
    </MessagesProvider>,
  );
const noOptions = () => Promise.resolve<{ id: string; name: string }[]>([]);
const leftovers = () => portugueseIn(document.body.innerHTML);

function SwitchingPage() {
  const [isEnglish, setEnglish] = useState(false);
  return (
    <MessagesProvider messages={isEnglish ? english : {}}>
      <Button loading onFocus={() => setEnglish(true)}>
        OK
      </Button>
    </MessagesProvider>
  );
}

describe('messages that only appear after an action can be replaced too', () => {
  useCleanPage();

  it.each([
    ['Dialog', Dialog],
    ['BottomSheet', BottomSheet],
    ['Popover', Popover],
  ] as const)('a %s has no Portuguese left', async (_name, Layer) => {
    await inEnglish(
      <Layer title="A" trigger={<Button>B</Button>} closable defaultOpen>
        C
      </Layer>,
    );
    await expect.element(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
    expect(leftovers()).toEqual([]);
  });

  it('the suggestions of an Autocomplete have no Portuguese left', async () => {
    await inEnglish(<Autocomplete label="City" labelKey="name" valueKey="id" loadOptions={noOptions} />);
    await userEvent.type(page.getByRole('combobox'), 'xyz');
    await vi.waitFor(() => expect(document.body.textContent).toContain(english.autocomplete.empty));
    expect(leftovers()).toEqual([]);
  });

  it('toasts and their region have no Portuguese left', async () => {
    await inEnglish(<ToastRegion />);
    showToast({ title: 'A', tone: 'danger' });
    await expect.element(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
    expect(leftovers()).toEqual([]);
    clearToasts();
  });

  it('validation names each field by its visible label, without adjacent content', async () => {
    await inEnglish(<Gallery />);
    await userEvent.fill(page.getByLabelText('Name', { exact: true }), 'An');
    await userEvent.click(page.getByRole('button', { name: 'OK', exact: true }).last());
    await vi.waitFor(() => expect(document.body.textContent).toContain('3 fields need attention'));
    for (const message of [
      'Name needs at least 3 characters',
      'E-mail is required',
      'Nickname takes at most 2 characters',
    ])
      expect(document.body.textContent).toContain(message);
    expect(leftovers()).toEqual([]);
  });

  it('another set of messages updates rendered components', async () => {
    await mount(<SwitchingPage />);
    await expect.element(page.getByRole('button')).toHaveAccessibleName('OK Carregando');
    await userEvent.tab();
    await expect.element(page.getByRole('button')).toHaveAccessibleName('OK Loading');
  });
});

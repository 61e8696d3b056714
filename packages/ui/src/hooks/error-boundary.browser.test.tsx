import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../components/button/button.tsx';
import { mount, useCleanPage } from '../testing/browser/mount.ts';
import { ErrorBoundary, PagePart } from './error-boundary.tsx';

/** Fails when pressed, and while `isBroken` says so. */
function Fragile({ isBroken }: { isBroken?: () => boolean }) {
  const [count, setCount] = useState(0);
  if (count === 1 || isBroken?.()) throw new Error('A part of the page failed.');
  return <Button onClick={() => setCount(count + 1)}>Avaliações</Button>;
}

/** React logs what a boundary catches; a host reports it instead. */
function expectLogged() {
  return vi.spyOn(console, 'error').mockImplementation(() => {});
}

describe('A7 ErrorBoundary', () => {
  useCleanPage();

  it('renders a part afresh that fails once, and its surroundings stay', async () => {
    expectLogged();
    await mount(
      <>
        <input aria-label="Cidade" />
        <PagePart>
          <Fragile />
        </PagePart>
      </>,
    );
    await userEvent.type(page.getByRole('textbox'), 'Palmas');
    await userEvent.click(page.getByRole('button', { name: 'Avaliações' }));
    await expect.element(page.getByRole('button', { name: 'Avaliações' })).toBeVisible();
    await expect.element(page.getByRole('textbox')).toHaveValue('Palmas');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('says that a part failed that fails again at once, and tries again when asked', async () => {
    expectLogged();
    let isBroken = true;
    await mount(
      <>
        <h1>Colégio Aurora</h1>
        <PagePart>
          <Fragile isBroken={() => isBroken} />
        </PagePart>
      </>,
    );
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Esta parte da página falhou. O resto continua valendo.Tentar de novo');
    await expect.element(page.getByRole('heading')).toBeVisible();
    isBroken = false;
    await userEvent.click(page.getByRole('button', { name: 'Tentar de novo' }));
    await expect.element(page.getByRole('button', { name: 'Avaliações' })).toBeVisible();
  });

  it('without a fallback leaves a failure that lasts to the boundary around it', async () => {
    expectLogged();
    await mount(
      <PagePart>
        <ErrorBoundary>
          <Fragile isBroken={() => true} />
        </ErrorBoundary>
      </PagePart>,
    );
    await expect.element(page.getByRole('alert')).toBeVisible();
  });
});

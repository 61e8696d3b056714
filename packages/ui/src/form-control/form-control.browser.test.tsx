import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormControl, type FormControlProps } from './form-control.tsx';

// Not describeConformance: the id of a FormControl is its control's, by design, and that suite asks for it on the root.
describe('form-control keeps the kit’s contract', () => {
  let container: HTMLElement;
  let unmount: () => void;
  const render = async (props: Partial<FormControlProps> = {}) => {
    const root = createRoot(container);
    unmount = () => root.unmount();
    await act(async () =>
      root.render(
        <FormControl label="Série" {...props}>
          {(control) => <input {...control} />}
        </FormControl>,
      ),
    );
    return container.querySelector('[data-component="form-control"]');
  };

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    container = document.body.appendChild(document.createElement('div'));
  });

  afterEach(async () => {
    await act(async () => unmount());
    container.remove();
    vi.unstubAllGlobals();
  });

  it('gives its root to ref, className and what it does not know', async () => {
    const ref = { current: null };
    const root = await render({ ref, className: 'mine', title: 'kept' });
    expect(ref.current).toBe(root);
    expect(root?.classList).toContain('mine');
    expect(root?.getAttribute('title')).toBe('kept');
  });

  it('gives its id to the control', async () => {
    const root = await render({ id: 'serie' });
    expect(root?.id).toBe('');
    expect(container.querySelector('input')?.id).toBe('serie');
    expect(container.querySelector('label')?.htmlFor).toBe('serie');
  });
});

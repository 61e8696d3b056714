import { describe, expect, it } from 'vitest';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { ControlBox, type ControlBoxProps } from './control-box.tsx';
import { FormControl } from './form-control.tsx';

describeConformance({
  component: FormControl,
  props: { label: 'Série', children: (control) => <input {...control} /> },
  dataComponent: 'form-control',
  element: HTMLDivElement,
  idIsOfControl: true,
});

describeConformance({
  component: (props: ControlBoxProps) => (
    <FormControl label="Série">
      {(control) => (
        <ControlBox {...props}>
          <input data-part="control" {...control} />
        </ControlBox>
      )}
    </FormControl>
  ),
  props: { size: 'medium' },
  dataComponent: 'form-control',
  element: HTMLDivElement,
  part: 'box',
});

describe('FormControl', () => {
  useCleanPage();

  it('gives its id to the control', async () => {
    const { container } = await mount(
      <FormControl label="Série" id="serie">
        {(control) => <input {...control} />}
      </FormControl>,
    );
    expect(container.querySelector('[data-component="form-control"]')?.id).toBe('');
    expect(container.querySelector('input')?.id).toBe('serie');
    expect(container.querySelector('label')?.htmlFor).toBe('serie');
  });
});

import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { desktop, mount, phone, useCleanPage } from '../../testing/browser/mount.ts';
import { spokenDuring, readThrough } from '../../testing/browser/spoken.ts';
import { Stepper } from './stepper.tsx';

const steps = [{ label: 'Criança' }, { label: 'Responsável' }, { label: 'Documentos' }];

describe('Stepper in a screen reader', () => {
  useCleanPage();

  it.each([
    ['a desktop', desktop],
    ['a phone', phone],
  ])('announces position, completed and current steps on %s alike', async (_where, window) => {
    await window();
    const { container } = await mount(<Stepper steps={steps} current={2} />);
    expect(await readThrough(container)).toEqual([
      'paragraph',
      'Passo 2 de 3',
      'list, Passo 2 de 3',
      'listitem, level 1, position 1, set size 3',
      'Criança',
      ', concluído',
      'listitem, level 1, current step, position 2, set size 3',
      'Responsável',
      'listitem, level 1, position 3, set size 3',
      'Documentos',
    ]);
    await desktop();
  });

  it('a completed step is a button with its name and state', async () => {
    await mount(<Stepper steps={steps} current={2} onCurrentChange={() => {}} />);
    expect(await spokenDuring(() => userEvent.tab())).toEqual(['button, Criança , concluído']);
  });

  it('past the last, announces that everything is completed', async () => {
    const { container } = await mount(<Stepper steps={steps} current={4} />);
    const phrases = await readThrough(container);
    expect(phrases).toContain('list, Tudo concluído');
    expect(phrases.filter((phrase) => phrase === ', concluído')).toHaveLength(3);
  });
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { AccordionItem } from './accordion-item.tsx';
import { Accordion } from './accordion.tsx';
import QuestionsDemo from './demos/questions.tsx';
import NestedDemo from './demos/nested.tsx';

const questions = [
  [
    'bolsa',
    'Como funciona a bolsa?',
    'A escola oferece vagas com desconto na mensalidade. Você reserva a sua aqui e faz a matrícula com a escola; o desconto vale até o fim do ciclo.',
  ],
  [
    'novos',
    'Meu filho já estuda na escola. Posso usar a bolsa?',
    'Não. As bolsas são só para alunos novos. Se ele está em outra escola do mesmo grupo, pergunte à secretaria.',
  ],
  [
    'perda',
    'Posso perder o desconto?',
    'Só se houver atraso no pagamento da mensalidade. A regra de cada bolsa está na página da bolsa.',
  ],
] as const;

const items = questions.map(([value, title, answer]) => (
  <AccordionItem key={value} value={value} title={title}>
    {answer}
  </AccordionItem>
));

const meta = {
  title: 'Data/Accordion',
  component: Accordion,
  args: { children: items, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** ST-06: the first item is open; opening another one closes it. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const [first, second] = canvas.getAllByRole('button');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      ['novos'],
      expect.objectContaining({ reason: 'press' }),
    );
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([], expect.anything());
  },
};

export const Playground: Story = { args: { multiple: false, headingLevel: 3 } };

/** Each item is independent. */
export const Multiple: Story = {
  args: { multiple: true },
  play: async ({ canvas, args }) => {
    const [first, , third] = canvas.getAllByRole('button');
    await userEvent.click(third ?? document.body);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['bolsa', 'perda'], expect.anything());
  },
};

export const AllClosed: Story = {
  args: { defaultValue: [] },
  play: async ({ canvas }) => {
    for (const trigger of canvas.getAllByRole('button')) {
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    }
  },
};

/** The open item may be in the URL, so that a link opens it. */
export const Controlled: Story = {
  render: function Questions(args) {
    const [open, setOpen] = useState<readonly string[]>(['perda']);
    return (
      <>
        <Accordion {...args} value={open} onValueChange={setOpen} />
        <output>{open.join(', ')}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Como funciona a bolsa?' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^bolsa$/);
  },
};

export const ChangeCanceled: Story = {
  args: { onValueChange: fn((_value, details) => details.cancel()) },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button');
    await userEvent.click(second ?? document.body);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(second).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Under a heading of level 2 the titles have level 3, whatever their size. */
export const UnderAHeading: Story = {
  render: () => <QuestionsDemo />,
  parameters: { demo: 'questions' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

/** An answer may contain anything, including another accordion. */
export const Nested: Story = {
  render: () => <NestedDemo />,
  parameters: { demo: 'nested' },
};

/** Long titles wrap, and the arrow stays. */
export const LongText: Story = {
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <Accordion {...args}>
        <AccordionItem
          value="longa"
          title="Se a escola mudar o valor da mensalidade no meio do ano letivo, o desconto da bolsa continua o mesmo?"
        >
          Sim. O desconto é uma porcentagem da mensalidade e acompanha o reajuste anual, uma vez por ano.
        </AccordionItem>
        {items}
      </Accordion>
    </div>
  ),
};

export const AllStates: Story = {
  args: { multiple: true, defaultValue: ['bolsa', 'perda'] },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getAllByRole('button')[1] ?? document.body);
    await userEvent.tab();
  },
};

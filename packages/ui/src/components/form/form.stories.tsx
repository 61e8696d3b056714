import { zodResolver } from '@hookform/resolvers/zod';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { z } from 'zod';
import { CheckboxGroup } from '../checkbox/checkbox-group.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Field } from '../field/field.tsx';
import { max, min, required, type Rule } from '../field/rules.ts';
import { Input } from '../input/input.tsx';
import { PhoneInput } from '../masked-input/phone-input.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Radio } from '../radio-group/radio.tsx';
import { RatingInput } from '../rating/rating-input.tsx';
import { Select } from '../select/select.tsx';
import { Textarea } from '../textarea/textarea.tsx';
import { Form, SubmitButton } from './form.tsx';
import type { SubmitErrors } from './use-submit.ts';
import { useForm } from './use-form.ts';
import ContactDemo from './demos/contact.tsx';
import SchemaDemo from './demos/schema.tsx';

interface Contact {
  name: string;
  email: string;
  phone: string;
  message: string;
}

interface SampleProps {
  onSubmit: (values: Contact) => void | SubmitErrors<Contact> | Promise<void | SubmitErrors<Contact>>;
  defaultValues: Contact;
  defaultErrors?: Partial<Record<keyof Contact, string>>;
  summaryFrom: number;
  label?: string;
}

const firstAndLast: Rule<string> = (name) => /\S\s+\S/.test(name) || 'Insira nome e sobrenome';

/** A parent asks a school a question: rules of the kit, one of the product, and the browser's check of an e-mail. */
function ContactForm({
  onSubmit,
  defaultValues,
  defaultErrors,
  summaryFrom,
  label = 'Fale com a escola',
}: SampleProps) {
  const form = useForm({ defaultValues, defaultErrors });
  return (
    <Form form={form} onSubmit={onSubmit} summaryFrom={summaryFrom} aria-label={label}>
      <Field form={form} name="name" displayName="nome" rules={[required, firstAndLast]}>
        {(field) => <Input label="Nome completo" autoComplete="name" {...field} />}
      </Field>
      <Field form={form} name="email" rules={[required]}>
        {(field) => (
          <Input
            label="E-mail"
            type="email"
            autoComplete="email"
            hint="A escola responde para ele."
            {...field}
          />
        )}
      </Field>
      <Field form={form} name="phone" displayName="telefone">
        {(field) => <PhoneInput label="Celular com DDD" optional {...field} />}
      </Field>
      <Field form={form} name="message" displayName="mensagem" rules={[required, min(20), max(300)]}>
        {(field) => <Textarea label="O que você quer saber?" maximum={300} {...field} />}
      </Field>
      <SubmitButton>Enviar pergunta</SubmitButton>
    </Form>
  );
}

const empty: Contact = { name: '', email: '', phone: '', message: '' };
const filled: Contact = {
  name: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  phone: '(11) 91234-5678',
  message: 'Vocês têm período integral no 2º ano?',
};

const meta = {
  title: 'Forms/Form',
  component: Form,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<SampleProps>;

const sample = { onSubmit: fn(), defaultValues: filled, summaryFrom: 2 };
const renderSample = (args: SampleProps) => <ContactForm {...args} />;

export const Default: Story = {
  render: () => <ContactDemo />,
  parameters: { demo: 'contact' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Nome completo'), filled.name);
    await userEvent.type(canvas.getByLabelText('E-mail'), filled.email);
    await userEvent.type(canvas.getByLabelText(/Celular/), '11912345678');
    await userEvent.type(canvas.getByLabelText('O que você quer saber?'), filled.message);
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar pergunta' }));
    await expect(await canvas.findByText('Pergunta enviada')).toBeVisible();
  },
};

export const Playground: Story = { args: sample, render: renderSample };

/** VA-07, VA-08: each message word for word, the focus on the first field, all of them listed on top. */
export const Invalid: Story = {
  render: () => <ContactDemo />,
  parameters: { demo: 'contact' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar pergunta' }));
    await expect(await canvas.findByText('3 campos precisam de atenção')).toBeVisible();
    const name = canvas.getByLabelText('Nome completo');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('O campo nome é obrigatório');
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription(
      'A escola responde para ele. O campo E-mail é obrigatório',
    );
    await expect(canvas.queryByText('Pergunta enviada')).toBeNull();
  },
};

/** Validated on the first blur, and from then on while typing. */
export const ValidatedOnBlur: Story = {
  render: () => <ContactDemo />,
  parameters: { demo: 'contact' },
  play: async ({ canvas }) => {
    const mail = canvas.getByLabelText('E-mail');
    await userEvent.type(mail, 'ana');
    await expect(mail).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.tab();
    await waitFor(() => expect(mail).toHaveAttribute('aria-invalid', 'true'));
    await expect(canvas.getByText('E-mail inválido')).toBeVisible();
    await userEvent.type(mail, '@exemplo.com.br');
    await waitFor(() => expect(mail).not.toHaveAttribute('aria-invalid', 'true'));
  },
};

/** A schema validates; a service's errors are shown at their fields, and what was typed stays. */
export const ServerErrors: Story = {
  render: () => <SchemaDemo />,
  parameters: { demo: 'schema' },
  play: async ({ canvas }) => {
    const mail = canvas.getByLabelText('E-mail');
    await userEvent.type(mail, 'ana@exemplo.com.br');
    await userEvent.selectOptions(canvas.getByLabelText('Série'), '2-ano');
    await userEvent.click(canvas.getByRole('button', { name: 'Quero o aviso' }));
    await waitFor(() => expect(mail).toHaveFocus());
    await expect(mail).toHaveAttribute('aria-invalid', 'true');
    await expect(mail).toHaveValue('ana@exemplo.com.br');
    await expect(canvas.getByText('O aviso não foi criado.')).toBeVisible();
  },
};

/** While it is submitted: the button announces it and keeps the focus, and a second press does nothing. */
export const Submitting: Story = {
  tags: ['!autodocs'],
  args: { ...sample, onSubmit: fn(() => new Promise<void>(() => {})) },
  render: renderSample,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Enviar pergunta' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(button);
    await userEvent.type(canvas.getByLabelText('E-mail'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** A choice that is initially null. */
const answered = <Answer extends z.ZodType>(answer: Answer, message: string) =>
  answer.nullable().refine((value) => value !== null, message);

const review = z.object({
  relationship: answered(z.string(), 'Escolha a sua relação com a escola'),
  grade: z.string().min(1, 'Escolha a série da criança'),
  shifts: z.array(z.string()).min(1, 'Escolha ao menos um turno'),
  motivation: answered(z.number(), 'Dê uma nota à motivação dos alunos'),
  testimonial: z.string().trim().min(20, 'Conte um pouco mais: ao menos 20 caracteres').max(2000),
  news: z.boolean(),
});

interface ReviewFormProps {
  onSubmit: (values: z.output<typeof review>) => void;
  errors?: Partial<Record<keyof z.input<typeof review>, string>>;
}

function ReviewForm({ onSubmit, errors }: ReviewFormProps) {
  const form = useForm({
    defaultErrors: errors,
    defaultValues: {
      relationship: null as string | null,
      grade: '',
      shifts: [] as string[],
      motivation: null as number | null,
      testimonial: '',
      news: false,
    },
    resolver: zodResolver(review),
  });
  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Avalie a escola">
      <Field form={form} name="relationship" displayName="relacionamento" required>
        {(field) => (
          <RadioGroup legend="Qual é a sua relação com a escola?" {...field}>
            <Radio value="responsavel" label="Mãe, pai ou responsável" />
            <Radio value="aluno" label="Aluno" />
            <Radio value="ex-aluno" label="Ex-aluno" />
          </RadioGroup>
        )}
      </Field>
      <Field form={form} name="grade" displayName="série">
        {(field) => (
          <Select label="Série" placeholder="Escolha a série" {...field}>
            <option value="1-ano">1º ano</option>
            <option value="2-ano">2º ano</option>
          </Select>
        )}
      </Field>
      <Field form={form} name="shifts" displayName="turno">
        {(field) => (
          <CheckboxGroup legend="Turno" {...field}>
            <Checkbox value="manha" label="Manhã" />
            <Checkbox value="tarde" label="Tarde" />
          </CheckboxGroup>
        )}
      </Field>
      <Field form={form} name="motivation" displayName="avaliação da motivação dos alunos" required>
        {(field) => <RatingInput legend="Motivação dos alunos" {...field} />}
      </Field>
      <Field form={form} name="testimonial" displayName="depoimento">
        {(field) => <Textarea label="Depoimento" maximum={2000} {...field} />}
      </Field>
      <Field form={form} name="news" displayName="avisos">
        {(field) => <Checkbox label="Quero saber quando outra família avaliar" {...field} />}
      </Field>
      <SubmitButton>Enviar avaliação</SubmitButton>
    </Form>
  );
}

const sentReview = fn();

/** A schema validates the whole form; groups, stars and lists are ordinary fields. The kit needs no schema library. */
export const WithSchema: Story = {
  render: () => <ReviewForm onSubmit={sentReview} />,
  play: async ({ canvas }) => {
    sentReview.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar avaliação' }));
    await expect(await canvas.findByText('5 campos precisam de atenção')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Mãe, pai ou responsável' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await userEvent.selectOptions(canvas.getByRole('combobox'), '2-ano');
    await userEvent.click(canvas.getByText('Tarde'));
    await userEvent.click(canvas.getByRole('radio', { name: '5 estrelas' }));
    await userEvent.type(canvas.getByLabelText('Depoimento'), '  A escola acolhe bem quem chega.  ');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar avaliação' }));
    await waitFor(() =>
      expect(sentReview).toHaveBeenCalledWith({
        relationship: 'responsavel',
        grade: '2-ano',
        shifts: ['tarde'],
        motivation: 5,
        testimonial: 'A escola acolhe bem quem chega.',
        news: false,
      }),
    );
  },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 48 }}>
      <ContactForm {...sample} defaultValues={empty} />
      <ContactForm
        {...sample}
        label="Fale com a escola, com erros"
        defaultValues={{ ...filled, name: 'Ana', message: 'Tem vaga?' }}
        defaultErrors={{
          name: 'Insira nome e sobrenome',
          message: 'O campo mensagem deve conter pelo menos 20 caracteres',
        }}
      />
      <ReviewForm
        onSubmit={sentReview}
        errors={{
          relationship: 'Escolha a sua relação com a escola',
          grade: 'Escolha a série da criança',
          shifts: 'Escolha ao menos um turno',
          motivation: 'Dê uma nota à motivação dos alunos',
          testimonial: 'Conte um pouco mais: ao menos 20 caracteres',
        }}
      />
    </div>
  ),
};

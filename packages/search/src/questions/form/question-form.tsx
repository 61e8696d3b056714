import {
  questionFieldNames,
  questionFieldProblem,
  questionText,
  type QuestionFieldName,
} from '@melhor-escola/domain/question-rules';
import { Field, required, type Rule } from '@melhor-escola/ui/field';
import { Form, SubmitButton } from '@melhor-escola/ui/form';
import { Input } from '@melhor-escola/ui/input';
import { Link } from '@melhor-escola/ui/link';
import { Text } from '@melhor-escola/ui/text';
import { Textarea } from '@melhor-escola/ui/textarea';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';
import { SpamFields } from '../../submission/spam-fields.tsx';
import { SubmissionErrors } from '../../submission/submission-errors.tsx';
import type { SubmittedQuestionForm } from './question-values.ts';
import { useQuestionForm } from './use-question-form.ts';

export interface QuestionFormProps {
  slug: string;
  /** Form action without JavaScript: the URL of its own page. */
  action: string;
  /** The rejected form, if this page answers its submission. */
  submitted?: SubmittedQuestionForm | undefined;
  /** When the form was first shown, in ms since 1970. */
  startedAt: number;
}

/**
 * The form to ask a question (product 15), with and without JavaScript. What is typed persists: in the tab, and
 * in the server's response.
 */
export function QuestionForm({ slug, action, submitted, startedAt }: QuestionFormProps) {
  const { form, website, send } = useQuestionForm(slug, submitted);
  return (
    <Form form={form} method="post" action={action} onSubmit={send}>
      <SubmissionErrors
        form={form}
        submitted={submitted}
        names={questionFieldNames}
        problemEntry={(name) => submitted?.fields?.[name]}
      />
      <SpamFields ref={website} startedAt={startedAt} />
      <Field form={form} name="text" displayName={questionText.label} rules={fieldRules('text')}>
        {(field) => (
          <Textarea
            label="Sua pergunta"
            hint="O que você gostaria de saber? Não escreva nomes de crianças, telefones nem documentos."
            rows={4}
            maximum={questionText.max}
            {...field}
            id="text"
          />
        )}
      </Field>
      <Field form={form} name="userName" displayName="nome" rules={fieldRules('userName')}>
        {(field) => (
          <Input
            label="Nome"
            hint="Aparece com a pergunta. Pode ser só o primeiro nome."
            autoComplete="name"
            {...field}
            id="userName"
          />
        )}
      </Field>
      <Field form={form} name="userEmail" displayName="e-mail" rules={fieldRules('userEmail')}>
        {(field) => (
          <Input
            label="E-mail"
            hint="Não aparece no site. Recebe um link para confirmar e um aviso quando a escola responder."
            type="email"
            autoComplete="email"
            {...field}
            id="userEmail"
          />
        )}
      </Field>
      <Terms />
      <SubmitButton size="large">Enviar pergunta</SubmitButton>
    </Form>
  );
}

function Terms() {
  const { links } = useSearchPorts();
  return (
    <Text size="small" tone="soft">
      Ao enviar, você concorda com os{' '}
      <Link asChild>
        <RouteLink to={links.terms()}>Termos de uso</RouteLink>
      </Link>
      . Apagamos o seu e-mail 30 dias depois da resposta: veja a{' '}
      <Link asChild>
        <RouteLink to={links.privacy()}>Política de privacidade</RouteLink>
      </Link>
      .
    </Text>
  );
}

/** The domain's rule as rules of the kit; `required` is among them for browsers and screen readers. */
function fieldRules(name: QuestionFieldName): Rule[] {
  return [required, (value) => questionFieldProblem(name, value) ?? true];
}

import { isRejectedWith } from '@melhor-escola/api-client/api-error';
import type { SchoolText } from '@melhor-escola/api-client/panel';
import { answerText } from '@melhor-escola/domain/question-rules';
import { textProblem } from '@melhor-escola/domain/review-rules';
import { Button } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import {
  type DeviceStorage,
  type DeviceStore,
  deviceStore,
  tabStorage,
} from '@melhor-escola/ui/device-store';
import { Field, required, type Rule } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Heading, Text } from '@melhor-escola/ui/text';
import { Textarea } from '@melhor-escola/ui/textarea';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { panelKey } from '../queries.ts';
import { submissionError } from '../submission-error.ts';
import { changeAnswer, type TextKey } from './queries.ts';

/** What was typed and not published yet, and the version of the answer that it replaces. */
export interface AnswerDraft {
  readonly answer: string;
  readonly version: string | null;
}

/** The unpublished answer to a text in this tab: it survives a reload and ends with the tab or the session. */
export function answerDraft(
  slug: string,
  { kind, id }: TextKey,
  storage: DeviceStorage = tabStorage,
): DeviceStore<AnswerDraft> {
  return deviceStore(storage, `montilla:panel-answer-${slug}-${kind}-${id}`, ({ answer, version }) =>
    typeof answer === 'string' && (version === null || typeof version === 'string')
      ? { answer, version }
      : undefined,
  );
}

const isAnswer: Rule<string> = (text) => textProblem(text, answerText) ?? true;

export interface AnswerFormProps {
  slug: string;
  text: SchoolText;
  store: DeviceStore<AnswerDraft>;
  /** From before a reload; without one the form has just been opened, and takes the focus. */
  draft: AnswerDraft | undefined;
  /** It was published, or given up. */
  onDone: () => void;
}

/** Writes or changes the school's answer in its place. If somebody else did meanwhile, it shows both and asks. */
export function AnswerForm({ slug, text, store, draft, onDone }: AnswerFormProps) {
  const { api, showToast } = usePanelPorts();
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: { answer: draft?.answer ?? text.answer ?? '' } });
  const [version, setVersion] = useState(draft ? draft.version : text.version);
  const [current, setCurrent] = useState<SchoolText>();
  const isOpened = draft === undefined;
  const { setFocus, subscribe } = form;
  useLayoutEffect(() => {
    if (isOpened) setFocus('answer');
  }, [isOpened, setFocus]);
  const write = useEffectEvent(() => store.write({ ...form.getValues(), version }));
  useEffect(() => subscribe({ formState: { values: true }, callback: () => write() }), [subscribe]);

  const publish = async ({ answer }: { readonly answer: string }) => {
    try {
      const saved = await changeAnswer(api, slug, text, { answer, version });
      store.clear();
      // First, so that the closed form shows the new answer; the text may leave the list.
      await queryClient.invalidateQueries({ queryKey: panelKey });
      onDone();
      showToast({
        tone: 'success',
        title: saved.isHidden
          ? 'Resposta salva. Ela aparece se a nossa equipe mantiver o que a família escreveu.'
          : 'Resposta publicada.',
      });
      return undefined;
    } catch (error) {
      const found = isRejectedWith(error, 'TEXT_CHANGED') && error.response?.details?.currentText;
      if (!found) throw error;
      setCurrent(found);
      return { form: 'Outra pessoa mudou esta resposta enquanto você escrevia. Compare antes de publicar.' };
    }
  };
  const takeCurrent = async () => {
    await queryClient.invalidateQueries({ queryKey: panelKey });
    onDone();
  };
  return (
    <Form
      form={form}
      onSubmit={publish}
      onSubmitError={submissionError}
      aria-label={`Resposta a ${text.author}`}
      className="flex flex-col gap-4"
    >
      <Field form={form} name="answer" displayName={answerText.label} rules={[required, isAnswer]}>
        {(field) => (
          <Textarea
            label="Resposta da escola"
            hint={
              text.kind === 'question' && text.answer === null
                ? 'Não escreva dados pessoais de ninguém. Quem perguntou recebe a resposta por e-mail.'
                : 'Não escreva dados pessoais de ninguém.'
            }
            rows={4}
            maximum={answerText.max}
            {...field}
          />
        )}
      </Field>
      {current && (
        <Conflict
          current={current}
          onKeepOwn={() => {
            setVersion(current.version);
            setCurrent(undefined);
          }}
          onTakeCurrent={() => void takeCurrent()}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton>Publicar a resposta</SubmitButton>
        <Button className="max-sm:w-full" onClick={onDone}>
          Cancelar
        </Button>
      </div>
    </Form>
  );
}

interface ConflictProps {
  /** As somebody else has left it. */
  current: SchoolText;
  onKeepOwn: () => void;
  onTakeCurrent: () => void;
}

/** What somebody else has published meanwhile, and the choice: what was typed here stays in the field above. */
function Conflict({ current: { answer }, onKeepOwn, onTakeCurrent }: ConflictProps) {
  return (
    <Card tone="wash" className="flex flex-col gap-3">
      <Heading level={3} size="small">
        {answer === null ? 'Outra pessoa apagou a resposta' : 'O que outra pessoa publicou'}
      </Heading>
      {answer !== null && <Text className="wrap-anywhere whitespace-pre-line">{answer}</Text>}
      <div className="flex flex-wrap gap-3">
        <Button className="max-sm:w-full" onClick={onKeepOwn}>
          Ficar com o que escrevi
        </Button>
        <Button className="max-sm:w-full" onClick={onTakeCurrent}>
          {answer === null ? 'Deixar sem resposta' : 'Usar o que está publicado'}
        </Button>
      </div>
    </Card>
  );
}

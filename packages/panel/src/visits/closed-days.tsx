import { formatVisitHours } from '@melhor-escola/domain/visit-hours';
import { formatVisitDay, lastClosableDay } from '@melhor-escola/domain/visit-times';
import { Button } from '@melhor-escola/ui/button';
import { DateInput } from '@melhor-escola/ui/date-input';
import { Field, required, type Rule } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import { usePanelPorts } from '../ports.tsx';
import { submissionError } from '../submission-error.ts';
import { useChange } from '../use-change.ts';
import { setClosedDay, visitsQuery } from './queries.ts';

export interface ClosedDaysProps {
  slug: string;
  /** As the school states them; null for office hours. */
  visitHours: string | null;
  closedDays: readonly string[];
  /** In the school's time zone. */
  today: string;
}

/** When the school receives families: its hours, which its page states, and the days on which it is closed. */
export function ClosedDays({ slug, visitHours, closedDays, today }: ClosedDaysProps) {
  const { links } = usePanelPorts();
  return (
    <section aria-labelledby="dias" className="flex max-w-prose flex-col gap-3">
      <Heading level={2} id="dias">
        Quando a escola recebe famílias
      </Heading>
      <Text>
        <span>
          {visitHours === null
            ? 'De segunda a sexta, das 8h às 17h, porque a escola ainda não informou o horário dela.'
            : `Horário de visitas: ${formatVisitHours(visitHours) ?? visitHours}.`}
        </span>{' '}
        <Link asChild>
          <RouteLink {...links.page(slug)}>Mudar o horário em “A escola”</RouteLink>
        </Link>
      </Text>
      <Heading level={3} size="small">
        Dias fechados
      </Heading>
      {closedDays.length === 0 ? (
        <Text tone="soft">Nenhum. Feriados nacionais já ficam de fora.</Text>
      ) : (
        <ul className="flex flex-col gap-2">
          {closedDays.map((day) => (
            <ClosedDay key={day} slug={slug} day={day} />
          ))}
        </ul>
      )}
      <CloseDayForm slug={slug} today={today} />
    </section>
  );
}

function ClosedDay({ slug, day }: { slug: string; day: string }) {
  const { api } = usePanelPorts();
  const { isRunning, problem, change } = useChange();
  const name = formatVisitDay(day);
  return (
    <li className="flex flex-wrap items-center gap-3">
      <span className="tabular">{name}</span>
      <Button
        size="small"
        className="noscript:hidden"
        loading={isRunning}
        onClick={() =>
          void change(() => setClosedDay(api, slug, { day, isClosed: false }), `${name} está aberto de novo.`)
        }
      >
        Abrir<span className="sr-only">{` ${name}`}</span>
      </Button>
      {problem !== undefined && <Text className="text-danger">{problem}</Text>}
    </li>
  );
}

function CloseDayForm({ slug, today }: { slug: string; today: string }) {
  const { api, showToast } = usePanelPorts();
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: { day: '' } });
  const isDay: Rule<string> = (day) =>
    !/^\d{4}-\d\d-\d\d$/.test(day)
      ? 'Escreva o dia como 24/12/2026'
      : day < today
        ? 'Este dia já passou'
        : day <= lastClosableDay(today) || 'Escolha um dia até um ano à frente';
  return (
    <Form
      form={form}
      aria-label="Fechar um dia"
      onSubmit={async ({ day }) => {
        const visits = await setClosedDay(api, slug, { day, isClosed: true });
        form.reset({ day: '' }, { keepDirtyValues: false });
        showToast({ tone: 'success', title: `${formatVisitDay(day)} está fechado para novos pedidos.` });
        queryClient.setQueryData(visitsQuery(api, slug).queryKey, visits);
      }}
      onSubmitError={submissionError}
      className="flex flex-col items-start gap-3 noscript:hidden"
    >
      <Field form={form} name="day" displayName="dia" rules={[required, isDay]}>
        {(field) => (
          <DateInput
            label="Fechar um dia"
            hint="Novos pedidos não podem escolhê-lo. Visitas já pedidas continuam valendo."
            {...field}
          />
        )}
      </Field>
      <SubmitButton variant="secondary">Fechar este dia</SubmitButton>
    </Form>
  );
}

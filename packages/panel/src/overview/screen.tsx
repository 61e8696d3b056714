import type { LinkTarget } from '@melhor-escola/domain/routes';
import type { SchoolOverview } from '@melhor-escola/api-client/panel';
import { formatCount } from '@melhor-escola/domain/count';
import { LinkButton } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { Link } from '@melhor-escola/ui/link';
import { Metric, MetricList } from '@melhor-escola/ui/metric';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import { usePanelPorts } from '../ports.tsx';
import { SchoolPage } from '../school-page.tsx';
import { overviewQuery } from './queries.ts';

/** What waits for a school, its seats, and the numbers of its week. */
export function OverviewScreen({ slug }: { slug: string }) {
  const { api } = usePanelPorts();
  const { data } = useSuspenseQuery(overviewQuery(api, slug));
  return (
    <SchoolPage slug={slug} school={data.school.name} title="Início">
      <Waiting slug={slug} waiting={data.waiting} />
      <Seats slug={slug} {...data} />
      <Week slug={slug} week={data.week} />
    </SchoolPage>
  );
}

interface WaitingItem {
  readonly count: number;
  readonly one: string;
  readonly many: string;
  /** Where it is done; without it, by e-mail. */
  readonly to?: LinkTarget;
}

function Waiting({ slug, waiting }: { slug: string; waiting: SchoolOverview['waiting'] }) {
  const { links } = usePanelPorts();
  const items: readonly WaitingItem[] = [
    {
      count: waiting.oversold,
      one: 'reserva paga sem vaga',
      many: 'reservas pagas sem vaga',
      to: links.orders(slug, { situacao: 'sem-vaga' }),
    },
    {
      count: waiting.visits,
      one: 'pedido de visita sem resposta',
      many: 'pedidos de visita sem resposta',
      to: links.visits(slug),
    },
    {
      count: waiting.orders,
      one: 'matrícula a confirmar',
      many: 'matrículas a confirmar',
      to: links.orders(slug),
    },
    {
      count: waiting.questions,
      one: 'pergunta sem resposta',
      many: 'perguntas sem resposta',
      to: links.texts(slug, { tipo: 'perguntas' }),
    },
    {
      count: waiting.reviews,
      one: 'avaliação sem resposta',
      many: 'avaliações sem resposta',
      to: links.texts(slug, { tipo: 'avaliacoes' }),
    },
    {
      count: waiting.endingOffers,
      one: 'bolsa termina em até 14 dias',
      many: 'bolsas terminam em até 14 dias',
      to: links.offers(slug),
    },
  ];
  const open = items.filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="espera" className="flex flex-col gap-3">
      <Heading level={2} id="espera">
        O que espera por você
      </Heading>
      {open.length === 0 ? (
        <Text tone="soft">Nada espera por você agora.</Text>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {open.map(({ count, one, many, to }) => (
            <Card key={one} as="li" interactive={to !== undefined}>
              <Text size="extra-large" weight="heavy" as="span">
                {formatCount(count)}
              </Text>{' '}
              {to ? (
                <Link asChild stretched tone="quiet">
                  <RouteLink {...to}>{count === 1 ? one : many}</RouteLink>
                </Link>
              ) : (
                <Text as="span">{count === 1 ? one : many}</Text>
              )}
            </Card>
          ))}
        </ul>
      )}
    </section>
  );
}

function Seats({ slug, offers, seatsLeft }: Pick<SchoolOverview, 'offers' | 'seatsLeft'> & { slug: string }) {
  const { links } = usePanelPorts();
  return (
    <section aria-labelledby="vagas" className="flex flex-col items-start gap-3">
      <Heading level={2} id="vagas">
        Bolsas e vagas
      </Heading>
      <Text>
        {offers === 0
          ? 'Nenhuma bolsa aparece no site agora.'
          : `${formatCount(seatsLeft)} ${seatsLeft === 1 ? 'vaga' : 'vagas'} em ${formatCount(offers)} ${offers === 1 ? 'bolsa que aparece' : 'bolsas que aparecem'} no site.`}
      </Text>
      <LinkButton asChild className="max-sm:w-full">
        <RouteLink {...links.offers(slug)}>Cuidar das bolsas</RouteLink>
      </LinkButton>
    </section>
  );
}

const period = 'nos sete dias antes';

interface WeekMetric {
  readonly label: string;
  readonly current: number;
  readonly previous: number;
  /** Its list. */
  readonly to?: LinkTarget;
}

function Week({ slug, week }: { slug: string; week: SchoolOverview['week'] }) {
  const { links } = usePanelPorts();
  const metrics: readonly WeekMetric[] = [
    { label: 'Vezes que a página foi aberta', ...week.views },
    { label: 'Comparações com outras escolas', ...week.comparisons },
    { label: 'Famílias que salvaram a escola', ...week.saves },
    { label: 'Pedidos de visita e perguntas', ...week.visits },
    { label: 'Reservas', ...week.orders, to: links.orders(slug) },
    {
      label: 'Matrículas confirmadas',
      ...week.enrollments,
      to: links.orders(slug, { situacao: 'matriculadas' }),
    },
  ];
  return (
    <section aria-labelledby="semana" className="flex flex-col gap-3">
      <Heading level={2} id="semana">
        Os últimos sete dias
      </Heading>
      <MetricList>
        {metrics.map(({ label, current, previous, to }) => (
          <Metric
            key={label}
            label={
              to ? (
                <Link asChild stretched tone="quiet">
                  <RouteLink {...to}>{label}</RouteLink>
                </Link>
              ) : (
                label
              )
            }
            value={current}
            trend={{ previous, period }}
          />
        ))}
      </MetricList>
      <Text size="small" tone="soft" className="max-w-prose">
        A página conta quando alguém a abre. Robôs e pessoas da escola que entraram na conta ficam de fora, e
        ninguém é identificado.
      </Text>
    </section>
  );
}

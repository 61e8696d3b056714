import type { LinkTarget } from '@melhor-escola/domain/routes';
import type { SchoolOverview } from '@melhor-escola/api-client/panel';
import { formatCount } from '@melhor-escola/domain/count';
import { type WaitingKey, waitingItems, waitingText } from '@melhor-escola/domain/waiting-item';
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

/** What waits for a school, its seats, and the numbers of its last finished week. */
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

function Waiting({ slug, waiting }: { slug: string; waiting: SchoolOverview['waiting'] }) {
  const { links } = usePanelPorts();
  const pages: Readonly<Record<WaitingKey, LinkTarget>> = {
    oversold: links.orders(slug, { situacao: 'sem-vaga' }),
    visits: links.visits(slug),
    orders: links.orders(slug),
    questions: links.texts(slug, { tipo: 'perguntas' }),
    reviews: links.texts(slug, { tipo: 'avaliacoes' }),
    endingOffers: links.offers(slug),
  };
  const open = waitingItems.filter(({ key }) => waiting[key] > 0);
  return (
    <section aria-labelledby="espera" className="flex flex-col gap-3">
      <Heading level={2} id="espera">
        O que espera por você
      </Heading>
      {open.length === 0 ? (
        <Text tone="soft">Nada à sua espera agora.</Text>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {open.map((item) => (
            <Card key={item.key} as="li" interactive>
              <Text size="extra-large" weight="heavy" as="span">
                {formatCount(waiting[item.key])}
              </Text>{' '}
              <Link asChild stretched tone="quiet">
                <RouteLink {...pages[item.key]}>{waitingText(item, waiting[item.key])}</RouteLink>
              </Link>
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

const period = 'na semana anterior';

interface WeekMetric {
  readonly label: string;
  /** null: 1 to 4, which is hidden. */
  readonly current: number | null;
  readonly previous: number | null;
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
        Semana passada
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
            value={current ?? 1}
            {...(current !== null && previous !== null && { trend: { previous, period } })}
          >
            {current === null ? 'menos de 5' : undefined}
          </Metric>
        ))}
      </MetricList>
      <Text size="small" tone="soft" className="max-w-prose">
        De segunda a domingo. A página conta quando alguém a abre. Robôs e pessoas da escola que entraram na
        conta ficam de fora, e ninguém é identificado: de 1 a 4 vezes, o número exato fica oculto.
      </Text>
      <Link asChild className="self-start">
        <RouteLink {...links.funnel(slug)}>Do primeiro olhar à matrícula, por semana e série</RouteLink>
      </Link>
    </section>
  );
}

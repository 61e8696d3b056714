import { routes } from '@melhor-escola/domain/routes';
import { Alert } from '@melhor-escola/ui/alert';
import { Autocomplete } from '@melhor-escola/ui/autocomplete';
import { Card } from '@melhor-escola/ui/card';
import { Carousel } from '@melhor-escola/ui/carousel';
import { Link } from '@melhor-escola/ui/link';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { Slider } from '@melhor-escola/ui/slider';
import { Heading } from '@melhor-escola/ui/text';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

const speeds = [
  ['slow', 'Devagar: 7 segundos'],
  ['normal', 'Normal: 5 segundos'],
  ['fast', 'Depressa: 3 segundos'],
] as const;

/** Sources of suggestions: one never answers, one finds nothing, one fails. */
const sources = [
  ['Lista que não chega', () => new Promise<never>(() => {})],
  ['Lista sem resultado', () => []],
  [
    'Lista que falha',
    () => {
      throw new Error('A list that fails.');
    },
  ],
] as const;

/** Components in states that a page shows rarely or briefly (RT-12, ST-12, VA-09). */
export function KitStates() {
  return (
    <main>
      <PageWidth className="flex flex-col gap-10 py-8">
        <Heading level={1} size="large">
          Componentes, em estados raros
        </Heading>
        <Link href={routes.playground.path()}>Todas as telas</Link>
        <States id="carrossel" title="Carrossel">
          {speeds.map(([autoplay, label]) => (
            <Carousel
              key={autoplay}
              label={label}
              heading={<Heading level={3}>{label}</Heading>}
              autoplay={autoplay}
              loop
            >
              {['Um', 'Dois', 'Três'].map((slide) => (
                <Card key={slide}>{slide}</Card>
              ))}
            </Carousel>
          ))}
        </States>
        <States id="sugestoes" title="Sugestões">
          {sources.map(([label, loadOptions]) => (
            <Autocomplete<string> key={label} label={label} loadOptions={loadOptions} />
          ))}
        </States>
        <States id="controle-deslizante" title="Controle deslizante">
          {/* In development it throws, in production it has the nearest valid limits (VA-09). */}
          <CatchBoundary getResetKey={() => 'slider'} errorComponent={Rejected}>
            <Slider label="Máximo abaixo do mínimo" min={100} max={0} />
          </CatchBoundary>
        </States>
      </PageWidth>
    </main>
  );
}

function States({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-label={title} className="flex max-w-prose flex-col gap-6">
      <Heading level={2}>{title}</Heading>
      {children}
    </section>
  );
}

function Rejected({ error }: ErrorComponentProps) {
  return <Alert tone="danger">{String(error)}</Alert>;
}

'use client';

import { Alert } from '../components/alert/index.ts';
import { Autocomplete } from '../components/autocomplete/index.ts';
import { Card } from '../components/card/index.ts';
import { Carousel } from '../components/carousel/index.ts';
import { Link } from '../components/link/index.ts';
import { PageWidth } from '../components/page-width/index.ts';
import { Slider } from '../components/slider/index.ts';
import { Heading } from '../components/text/index.ts';
import { ErrorBoundary } from '../hooks/index.ts';
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

export interface KitStatesProps {
  /** Path of the list of all screens. */
  allScreens: string;
}

/** Components in states that a page shows rarely or briefly (RT-12, ST-12, VA-09). */
export function KitStates({ allScreens }: KitStatesProps) {
  return (
    <main>
      <PageWidth className="flex flex-col gap-10 py-8">
        <Heading level={1} size="large">
          Componentes, em estados raros
        </Heading>
        <Link href={allScreens}>Todas as telas</Link>
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
          <ErrorBoundary fallback={rejected}>
            <Slider label="Máximo abaixo do mínimo" min={100} max={0} />
          </ErrorBoundary>
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

const rejected = () => <Alert tone="danger">Os limites foram recusados: o motivo está no console.</Alert>;

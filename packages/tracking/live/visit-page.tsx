import { Button } from '@melhor-escola/ui/button';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import type { ReactNode } from 'react';
import { ConsentNotice } from '../src/consent/consent-notice.tsx';
import { useConsentChoice } from '../src/consent/consent-panel.tsx';
import type { Tracking } from '../src/start-tracking.ts';
import { report, track } from '../src/track.ts';
import { navigate, pages } from './ports.ts';
import { sampleEvents } from './sample-events.ts';
import { useVisit, type Visit } from './use-visit.ts';

const policyLink = (text: string) => <Link href="#deixou">{text}</Link>;

/** Actions of a visitor on the left, stored and sent data on the right; nothing before consent. */
export function VisitPage({ consent, panel }: Tracking) {
  const visit = useVisit();
  return (
    <main className="mx-auto grid max-w-(--breakpoint-xl) gap-8 px-4 py-8 pb-40 sm:px-6 lg:grid-cols-2">
      <div className="flex flex-col gap-6">
        <Heading level={1} size="large">
          Uma visita, e o que ela conta
        </Heading>
        <Events />
        <Section title="Consentimento">
          <Answer consent={consent} />
          <Button onClick={() => panel.setOpen(true)}>Abrir as opções</Button>
        </Section>
        <Section title="Páginas e erros">
          {pages.map((page) => (
            <Button key={page} onClick={() => navigate(page)}>
              {page}
            </Button>
          ))}
          <Button onClick={() => report(new Error('Shown by live.'))}>Um erro que alguém pegou</Button>
        </Section>
      </div>
      <Left visit={visit} />
      <ConsentNotice consent={consent} panel={panel} policyLink={policyLink} />
    </main>
  );
}

function Events() {
  return (
    <Section title="Eventos do catálogo">
      {Object.values(sampleEvents).map((event) => (
        <Button
          key={event.name}

          onClick={() => track(event)}
        >
          {event.name}
        </Button>
      ))}
    </Section>
  );
}

function Answer({ consent }: Pick<Tracking, 'consent'>) {
  const choice = useConsentChoice(consent);
  const granted = choice?.granted.join(', ') || 'nada';
  return <Text>{choice ? `A visita aceitou: ${granted}.` : 'A visita ainda não respondeu.'}</Text>;
}

function Left({ visit: { pushes, cookies, batches } }: { visit: Visit }) {
  return (
    <div id="deixou" className="flex flex-col gap-6">
      <Lines title="Na camada de dados" lines={pushes} />
      <Lines title="No aparelho" lines={cookies} />
      <Lines title="No coletor do serviço" lines={batches.map((status) => `POST /api/collect: ${status}`)} />
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <Heading level={2} size="small">
        {title}
      </Heading>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Section title={title}>
      {lines.length === 0 && <Text tone="soft">Nada.</Text>}
      <ol className="flex w-full flex-col text-small">
        {[...lines.entries()].map(([index, line]) => (
          <li key={index} className="border-b border-hairline py-2">
            <code className="wrap-anywhere">{line}</code>
          </li>
        ))}
      </ol>
    </Section>
  );
}

// A minimal server for React Server Components, doing what a framework's server does with the kit. Runs inside the
// packed kit with the condition `react-server`; prints the exports of each entry, then a page as React's stream.
import { createRequire, register } from 'node:module';
import { createElement as element } from 'react';

register('./client-references.mjs', import.meta.url);

const clientReference = Symbol.for('react.client.reference');
const entries = JSON.parse(process.argv[2]);

const kit = {};
const gives = {};
for (const entry of entries) {
  kit[entry] = await import(`@melhor-escola/ui/${entry}`);
  gives[entry] = Object.fromEntries(
    Object.entries(kit[entry]).map(([name, value]) => [
      name,
      value.$$typeof === clientReference ? 'client' : typeof value,
    ]),
  );
}

const { Button, LinkButton } = kit.button;
const page = element(
  'main',
  null,
  element(kit.text.Heading, { level: 1 }, 'Bolsas em Palmas'),
  element(kit.badge.Badge, { tone: 'confirm' }, 'Vagas abertas'),
  element(kit['progress-bar'].ProgressBar, { label: 'Vagas', value: 40 }),
  element(Button, null, 'Filtrar'),
  element(LinkButton, { asChild: true }, element('a', { href: '/escolas' }, 'Ver escolas')),
  element(Button, { asChild: true }, element('a', { href: '/mapa' }, 'Ver no mapa')),
);

// The loader gives each reference the URL of its module, which also identifies it on the client.
const manifest = new Proxy(
  {},
  {
    get: (_target, reference) => {
      const [id, name] = String(reference).split('#');
      return { id, name, chunks: [], async: true };
    },
  },
);
const { renderToPipeableStream } = createRequire(import.meta.url)('react-server-dom-webpack/server.node');
process.stdout.write(`${JSON.stringify(gives)}\n`);
renderToPipeableStream(page, manifest).pipe(process.stdout);

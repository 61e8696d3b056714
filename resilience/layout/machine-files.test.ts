import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { layoutSchema } from './layout.ts';
import { machineFiles } from './machine-files.ts';
import { makeSecrets } from './secrets.ts';

const example: unknown = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../layout.example.json'), 'utf8'),
);
const layout = layoutSchema.parse(example);
const secrets = makeSecrets();
const files = machineFiles(layout, secrets);
const fileContent = (machine: string, file: string): string =>
  files.find((one) => one.machine === machine && one.path === file)?.content ?? '';

/** A numeric value in a file of `NAME=value` lines. */
function numberIn(text: string, name: string): number {
  return Number(new RegExp(`^${name}=(\\d+)$`, 'm').exec(text)?.[1]);
}

it('renders the files of every machine completely', () => {
  expect([...new Set(files.map(({ machine }) => machine))].join(' ')).toBe(
    'balancer1 etcd1 etcd2 etcd3 postgresql1 postgresql2 service1 service2 site1 site2',
  );
  for (const { content } of files) expect(content).not.toMatch(/\{\{|undefined|\[object/);
});

it('configures HAProxy with every site, service and database, the latter checked by Patroni', () => {
  const haproxy = fileContent('balancer1', '/etc/haproxy/haproxy.cfg');
  expect(haproxy).toContain('bind :443 ssl crt /etc/haproxy/certs/ alpn h2,http/1.1\n');
  expect(haproxy).toContain('server site2 10.0.0.52:3000\n');
  expect(haproxy).toContain('server service2 10.0.0.42:4000\n');
  expect(haproxy.match(/server postgresql2 10\.0\.0\.32:5432 port 8008\n/g)).toHaveLength(2);
  expect(haproxy).toContain('    user haproxy\n');
});

it('connects a service to its pgbouncer, and pgbouncer to the primary', () => {
  expect(fileContent('service1', '/etc/melhor-escola/service.env')).toContain(
    `DATABASE_URL=postgresql://melhor_escola:${secrets.databasePassword}@127.0.0.1:6432/melhor_escola\n`,
  );
  expect(fileContent('service1', '/etc/pgbouncer/pgbouncer.ini')).toContain(
    'melhor_escola = host=10.0.0.10 port=5000 dbname=melhor_escola\n',
  );
});

it('pools by transaction, and by session for what needs one', () => {
  const pgbouncer = fileContent('service1', '/etc/pgbouncer/pgbouncer.ini');
  expect(pgbouncer).toMatch(/^pool_mode = transaction$/m);
  expect(pgbouncer).toMatch(/^melhor_escola_sessions = .* pool_mode=session /m);
  const service = fileContent('service1', '/etc/melhor-escola/service.env');
  expect(service).toContain('DATABASE_POOLER=transaction\n');
  expect(service).toMatch(/^DATABASE_DIRECT_URL=.*:6432\/melhor_escola_sessions$/m);
});

it('replicates synchronously', () => {
  const patroni = fileContent('postgresql2', '/etc/patroni/config.yml');
  expect(patroni).toContain('synchronous_mode: true\n');
  expect(patroni).toContain("synchronous_commit: 'on'\n");
});

it.each(['service', 'site'])('S26 gives a %s time to drain and to finish requests on shutdown', (kind) => {
  const drain = numberIn(fileContent(`${kind}1`, `/etc/melhor-escola/${kind}.env`), 'DRAIN_SECONDS');
  const unit = fileContent(`${kind}1`, `/etc/systemd/system/melhor-escola-${kind}.service`);
  // HAProxy checks once a second, and marks a server down after two failures.
  expect(drain).toBeGreaterThanOrEqual(3);
  // Eight seconds for requests in flight.
  expect(numberIn(unit, 'TimeoutStopSec')).toBeGreaterThan(drain + 8);
  const backend = fileContent('balancer1', '/etc/haproxy/haproxy.cfg').split(`\nbackend ${kind}s\n`)[1] ?? '';
  expect(backend.split('\nbackend ')[0]).toMatch(/httpchk GET \/accepting\n +http-check disable-on-404\n/);
});

it('makes files with secrets unreadable for other users', () => {
  const open = files.filter(({ mode }) => (mode & 0o077) !== 0);
  for (const { content } of open)
    for (const secret of Object.values(secrets)) expect(content).not.toContain(secret);
});

it.each([
  ['an even number of etcd members', { ...layout, etcd: layout.etcd.slice(0, 2) }],
  ['a single database', { ...layout, databases: layout.databases.slice(0, 1) }],
  [
    'two machines of one name',
    { ...layout, sites: layout.sites.map((site) => ({ ...site, name: 'site1' })) },
  ],
])('rejects %s', (_what, broken) => {
  expect(layoutSchema.safeParse(broken).success).toBe(false);
});

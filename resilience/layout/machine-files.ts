import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Layout } from './layout.ts';
import type { Secrets } from './secrets.ts';
import { renderTemplate, type TemplateValues } from './template.ts';

/** A file of one machine. */
export interface MachineFile {
  readonly machine: string;
  /** Absolute on that machine: '/etc/haproxy/haproxy.cfg'. */
  readonly path: string;
  readonly content: string;
  /** 0o600 for files with secrets. */
  readonly mode: number;
}

export interface MachineFilesOptions {
  /** Root folder of the simulated machine; '' on a real one. */
  readonly machineRoot: (machine: string) => string;
  /** Whether HAProxy starts as root and drops privileges, as in Debian. */
  readonly dropPrivileges: boolean;
}

const onMachines: MachineFilesOptions = { machineRoot: () => '', dropPrivileges: true };
const templates = path.join(import.meta.dirname, '../templates');

/** Target path of a template. */
interface Placement {
  readonly template: string;
  readonly path: string;
  readonly mode?: number;
}

const placements = {
  balancer: [
    { template: 'haproxy/haproxy.cfg', path: '/etc/haproxy/haproxy.cfg' },
    { template: 'haproxy/unavailable.html', path: '/etc/haproxy/unavailable.html' },
  ],
  etcd: [{ template: 'etcd/etcd.env', path: '/etc/default/etcd' }],
  database: [
    { template: 'patroni/config.yml', path: '/etc/patroni/config.yml', mode: 0o600 },
    { template: 'patroni/create-database.sh', path: '/etc/patroni/create-database.sh', mode: 0o700 },
  ],
  service: [
    { template: 'pgbouncer/pgbouncer.ini', path: '/etc/pgbouncer/pgbouncer.ini' },
    { template: 'pgbouncer/userlist.txt', path: '/etc/pgbouncer/userlist.txt', mode: 0o600 },
    { template: 'service/service.env', path: '/etc/melhor-escola/service.env', mode: 0o600 },
    {
      template: 'service/melhor-escola-service.service',
      path: '/etc/systemd/system/melhor-escola-service.service',
    },
  ],
  site: [
    { template: 'site/site.env', path: '/etc/melhor-escola/site.env', mode: 0o600 },
    { template: 'site/melhor-escola-site.service', path: '/etc/systemd/system/melhor-escola-site.service' },
  ],
} satisfies Record<string, readonly Placement[]>;

/** All configuration files of a layout by machine; the same on loopback and on real machines. */
export function machineFiles(
  layout: Layout,
  secrets: Secrets,
  options: MachineFilesOptions = onMachines,
): readonly MachineFile[] {
  const shared = sharedValues(layout, secrets, options);
  const renderFiles = (
    machine: { readonly name: string } & TemplateValues,
    placed: readonly Placement[],
  ): readonly MachineFile[] =>
    placed.map(({ template, path: target, mode = 0o644 }) => ({
      machine: machine.name,
      path: target,
      mode,
      content: renderTemplate(readFileSync(path.join(templates, template), 'utf8'), {
        ...shared,
        ...machine,
        root: options.machineRoot(machine.name),
      }),
    }));
  return [
    ...renderFiles(layout.balancer, placements.balancer),
    ...layout.etcd.flatMap((one) => renderFiles(one, placements.etcd)),
    ...layout.databases.flatMap((one) => renderFiles(one, placements.database)),
    ...layout.services.flatMap((one) => renderFiles(one, placements.service)),
    ...layout.sites.flatMap((one) => renderFiles(one, placements.site)),
  ];
}

function sharedValues(layout: Layout, secrets: Secrets, options: MachineFilesOptions): TemplateValues {
  const { balancer, etcd, databases, services, sites, siteUrl, postgresqlBinaries } = layout;
  const privileges = ['chroot /var/lib/haproxy', 'user haproxy', 'group haproxy'];
  return {
    ...secrets,
    siteUrl,
    postgresqlBinaries,
    etcd,
    databases,
    services,
    sites,
    balancerAddress: balancer.address,
    servicePort: balancer.servicePort,
    primaryPort: balancer.primaryPort,
    replicaPort: balancer.replicaPort,
    initialCluster: etcd
      .map(({ name, address, peerPort }) => `${name}=http://${address}:${peerPort}`)
      .join(','),
    privileges: options.dropPrivileges ? privileges.map((line) => ({ line })) : [],
  };
}

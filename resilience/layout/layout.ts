import { z } from 'zod';

const port = z.int().min(1).max(65_535);
/** IPv4, because access rules are written for single IPv4 addresses. */
const address = z.ipv4();
/** Used in file and host names. */
const name = z.string().regex(/^[a-z][a-z0-9-]*$/, 'holds lower-case letters, digits and hyphens only');

const machine = z.strictObject({ name, address });

/** Which machine runs what. `layout.example.json` is a realistic example. */
export const layoutSchema = z
  .strictObject({
    siteUrl: z.url({ protocol: /^https?$/ }).meta({ description: 'Public URL of the site.' }),
    postgresqlBinaries: z.string().startsWith('/'),
    balancer: machine.extend({
      publicBind: z
        .string()
        .min(1)
        .meta({ description: "HAProxy bind parameters: ':443 ssl crt /etc/haproxy/certs/'." }),
      servicePort: port,
      primaryPort: port,
      replicaPort: port,
      metricsPort: port,
    }),
    etcd: z.array(machine.extend({ clientPort: port, peerPort: port })).min(1),
    databases: z.array(machine.extend({ port, restPort: port })).min(2),
    services: z
      .array(machine.extend({ port, poolerPort: port, poolSize: z.int().min(10) }))
      .min(1)
      .meta({ description: 'Each with its own local pgbouncer.' }),
    sites: z.array(machine.extend({ port })).min(1),
  })
  .refine((layout) => layout.etcd.length % 2 === 1, 'etcd decides by majority: an even number adds no safety')
  .refine(
    (layout) => new Set(listMachines(layout).map((one) => one.name)).size === listMachines(layout).length,
    'Two machines have the same name.',
  );

export type Layout = z.output<typeof layoutSchema>;

interface Machines {
  readonly balancer: { readonly name: string };
  readonly etcd: readonly { readonly name: string }[];
  readonly databases: readonly { readonly name: string }[];
  readonly services: readonly { readonly name: string }[];
  readonly sites: readonly { readonly name: string }[];
}

function listMachines({
  balancer,
  etcd,
  databases,
  services,
  sites,
}: Machines): readonly { readonly name: string }[] {
  return [balancer, ...etcd, ...databases, ...services, ...sites];
}

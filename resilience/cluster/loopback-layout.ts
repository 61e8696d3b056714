import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { layoutSchema, type Layout } from '../layout/layout.ts';

const address = '127.0.0.1';

/** The reference layout with all machines on the loopback interface, on free ports. */
export async function loopbackLayout(postgresqlBinaries: string): Promise<Layout> {
  const ports = await freePorts(25);
  const port = (): number => {
    const next = ports.pop();
    if (next === undefined) throw new Error('The layout needs more ports than were reserved.');
    return next;
  };
  const named = (
    kind: string,
    count: number,
  ): readonly { readonly name: string; readonly address: string }[] =>
    Array.from({ length: count }, (_, n) => ({ name: `${kind}${n + 1}`, address }));
  const publicPort = port();
  return layoutSchema.parse({
    siteUrl: `http://${address}:${publicPort}`,
    postgresqlBinaries,
    balancer: {
      name: 'balancer1',
      address,
      publicBind: `${address}:${publicPort}`,
      servicePort: port(),
      primaryPort: port(),
      replicaPort: port(),
      metricsPort: port(),
    },
    etcd: named('etcd', 3).map((one) => ({ ...one, clientPort: port(), peerPort: port() })),
    databases: named('postgresql', 2).map((one) => ({ ...one, port: port(), restPort: port() })),
    services: named('service', 2).map((one) => ({ ...one, port: port(), poolerPort: port(), poolSize: 25 })),
    sites: named('site', 2).map((one) => ({ ...one, port: port() })),
  } satisfies Layout);
}

/** Opens all sockets before closing any, so that no port is returned twice. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, address);
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map(serverPort);
  await Promise.all(
    servers.map(async (server) => {
      server.close();
      await once(server, 'close');
    }),
  );
  return ports;
}

function serverPort(server: Server): number {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('No port was free.');
  return bound.port;
}

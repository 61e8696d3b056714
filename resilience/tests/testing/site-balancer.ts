import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loopbackLayout } from '../../cluster/loopback-layout.ts';
import { supervise, type SupervisedProcess } from '../../cluster/supervised-process.ts';
import type { Layout } from '../../layout/layout.ts';
import { machineFiles } from '../../layout/machine-files.ts';
import { makeSecrets } from '../../layout/secrets.ts';

const program = '/usr/sbin/haproxy';

/** Whether HAProxy is installed. */
export const isHaproxyInstalled = existsSync(program);

/** HAProxy with the layout's configuration, in front of sites only. */
export interface SiteBalancer extends AsyncDisposable {
  readonly adminSocket: string;
  readonly process: SupervisedProcess;
}

/** Layout with the ports of the sites and HAProxy. */
export function siteLayout(): Promise<Layout> {
  return loopbackLayout('/usr/bin');
}

/** Starts HAProxy without waiting. @param folder existing folder for its files. */
export function startSiteBalancer(folder: string, layout: Layout): SiteBalancer {
  const root = path.join(folder, layout.balancer.name);
  const files = machineFiles(layout, makeSecrets(), { machineRoot: () => root, dropPrivileges: false });
  for (const { machine, path: relativePath, content } of files) {
    if (machine !== layout.balancer.name) continue;
    const target = path.join(root, relativePath);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  mkdirSync(path.join(root, 'run/haproxy'), { recursive: true });
  const process = supervise({
    name: layout.balancer.name,
    command: [program, '-db', '-f', path.join(root, 'etc/haproxy/haproxy.cfg')],
    workingDirectory: root,
    logFile: path.join(folder, 'haproxy.log'),
    user: undefined,
    setpriv: '/usr/bin/setpriv',
    env: {},
  });
  return {
    adminSocket: path.join(root, 'run/haproxy/admin.sock'),
    process,
    [Symbol.asyncDispose]: () => process.cutPower(),
  };
}

import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';

/** Sends one command to HAProxy's admin socket. @returns the response. */
async function sendCommand(socket: string, command: string): Promise<string> {
  const connection = createConnection(socket);
  connection.end(`${command}\n`);
  return text(connection);
}

/** Servers that HAProxy considers up: 'sites/site1', 'primary/postgresql2' … */
export async function healthyServers(socket: string): Promise<ReadonlySet<string>> {
  const [header = '', ...lines] = (await sendCommand(socket, 'show stat')).trim().split('\n');
  const columns = header.replace(/^# /, '').split(',');
  const [backend, server, status] = ['pxname', 'svname', 'status'].map((name) => columns.indexOf(name));
  return new Set(
    lines
      .map((line) => line.split(','))
      .filter((values) => values[status ?? -1]?.startsWith('UP'))
      .map((values) => `${values[backend ?? -1]}/${values[server ?? -1]}`),
  );
}

/** Puts a server into maintenance, or back into rotation. @param server 'services/service2'. */
export async function setServerEnabled(socket: string, server: string, isEnabled: boolean): Promise<void> {
  const answer = (
    await sendCommand(socket, `set server ${server} state ${isEnabled ? 'ready' : 'maint'}`)
  ).trim();
  if (answer !== '') throw new Error(`HAProxy rejected the state of ${server}: ${answer}`);
}

import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';

/** Sends one command to HAProxy's socket, and gives what it answers. */
async function sendCommand(socket: string, command: string): Promise<string> {
  const connection = createConnection(socket);
  connection.end(`${command}\n`);
  return text(connection);
}

/** Which servers HAProxy sends to: 'sites/site1', 'primary/postgresql2' … */
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

/** Takes a server out of turn without ending it, or puts it back. @param server 'services/service2'. */
export async function setServerEnabled(socket: string, server: string, isEnabled: boolean): Promise<void> {
  const answer = (
    await sendCommand(socket, `set server ${server} state ${isEnabled ? 'ready' : 'maint'}`)
  ).trim();
  if (answer !== '') throw new Error(`HAProxy refuses to change ${server}: ${answer}`);
}

import { once } from 'node:events';
import { connect } from 'node:net';

const MEBIBYTE = 1024 * 1024;

/**
 * Sends a whole request before it reads the response, as simple clients do.
 *
 * @param head request line and headers, without the length of the body.
 * @param size of the body, in MiB.
 * @returns what the server has sent, up to the end of its JSON.
 * @throws when the server closes the connection meanwhile: EPIPE or ECONNRESET.
 */
export async function sendBeforeReading(port: number, head: string, size: number): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8').pause();
  await once(socket, 'connect');
  try {
    const chunk = Buffer.alloc(MEBIBYTE, 'a');
    socket.write(`${head}\r\ncontent-length: ${size * MEBIBYTE}\r\n\r\n`);
    for (let sent = 0; sent < size; sent += 1) if (!socket.write(chunk)) await once(socket, 'drain');
    let received = '';
    for await (const text of socket) {
      received += String(text);
      if (received.endsWith('}')) break;
    }
    return received;
  } finally {
    socket.destroy();
  }
}

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { z } from 'zod';

const optionsBody = z.object({ challenge: z.string() });

/** What a page says to the authenticator. */
interface PageClaims {
  /** @default that of `testEnvironment` */
  readonly origin?: string;
  /** @default that of `testEnvironment` */
  readonly rpId?: string;
}

/** A device that creates a passkey and shows it, as browsers send it. */
export function virtualAuthenticator({
  origin = 'http://localhost:3000',
  rpId = 'localhost',
}: PageClaims = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const idText = id.toString('base64url');
  let counter = 0;

  const clientData = (type: string, options: unknown) => {
    const { challenge } = optionsBody.parse(options);
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  };
  const authenticatorData = (flags: number, more = Buffer.alloc(0)) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count, more]);
  };

  return {
    id: idText,
    /** @param options of the call that begins to add a passkey. */
    create(options: unknown) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      // Present and verified user, with the new credential: aaguid, length and id, key.
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(authenticatorData(0x45, credential))],
        ]),
      );
      return {
        id: idText,
        rawId: idText,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', options).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      };
    },
    /** @param options of the call that begins to show a passkey. */
    show(options: unknown) {
      const client = clientData('webauthn.get', options);
      const data = authenticatorData(0x05);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        id: idText,
        rawId: idText,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
        clientExtensionResults: {},
      };
    },
  };
}

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { saveUpload, UploadTimeoutError } from './save-upload.ts';

describe('saveUpload', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'melhor-escola-upload-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('returns the uploaded bytes, and leaves no file behind', async () => {
    const upload = Readable.from([Buffer.from('one '), Buffer.alloc(3_000_000, 'x')]);
    const file = await saveUpload(upload, path.join(folder, 'new'), 1_000);
    expect(readdirSync(path.join(folder, 'new'))).toEqual([]);
    let size = 0;
    for await (const chunk of file.read()) size += chunk.length;
    await file.close();
    expect([size, file.size]).toEqual([3_000_004, 3_000_004]);
  });

  it('aborts a stalled upload', async () => {
    const stuck = new PassThrough();
    stuck.write('one');
    await expect(saveUpload(stuck, folder, 50)).rejects.toThrow(UploadTimeoutError);
    expect(readdirSync(folder)).toEqual(['new']);
  });
});

import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'environment-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

describe('readEnvironment', () => {
  it('has defaults for everything', () => {
    const environment = readEnvironment(root, {});
    expect(environment).toMatchObject({
      port: 3000,
      apiPort: 4000,
      dataDir: path.join(root, '.data'),
      databaseUrl: undefined,
      tenants: ['melhor-escola'],
      siteUrl: 'http://localhost:3000',
      logLevel: 'warn',
    });
  });

  it('has an operator’s mailbox as long as mail goes to files; a mail server needs a real one', () => {
    expect(readEnvironment(root, {}).operatorEmail).toBe('operacao@melhorescola.example');
    expect(readEnvironment(root, { SMTP_URL: 'smtp://127.0.0.1:25' }).operatorEmail).toBeUndefined();
  });

  it('accepts a URL template of map tiles, and rejects invalid ones', () => {
    const url = 'https://tiles.example/{z}/{x}/{y}.png';
    expect(readEnvironment(root, { MAP_TILES_URL: url }).mapTiles).toEqual({ url, attribution: '' });
    expect(readEnvironment(root, {}).mapTiles).toBeUndefined();
    for (const wrong of ['https://tiles.example/', 'javascript:{z}{x}{y}', '/{z}/{x}/{y}.png']) {
      expect(() => readEnvironment(root, { MAP_TILES_URL: wrong })).toThrow(/MAP_TILES_URL/);
    }
  });

  it('EN-15 accepts one of four brands, uses its name in mails, and lists all brands in the error', () => {
    expect(readEnvironment(root, {})).toMatchObject({
      brand: 'melhor-escola',
      mailFrom: 'Melhor Escola <nao-responda@melhorescola.example>',
    });
    expect(readEnvironment(root, { BRAND: 'distance-learning' })).toMatchObject({
      brand: 'distance-learning',
      mailFrom: 'Melhor EAD <nao-responda@melhorescola.example>',
    });
    expect(() => readEnvironment(root, { BRAND: 'melhor-faculdade' })).toThrow(
      'BRAND: is one of melhor-escola, main-education, career-guide, distance-learning.',
    );
  });

  it('names the company behind the site, or one for demonstration, and never half a company', () => {
    const company = {
      COMPANY_NAME: 'Escolas Exemplo S.A.',
      COMPANY_CNPJ: '11222333000181',
      COMPANY_ADDRESS: 'Avenida Brasil, 10, Centro, Palmas, TO',
      COMPANY_INCOME: 'As escolas pagam uma assinatura.',
    };
    expect(readEnvironment(root, company).company).toEqual({
      name: 'Escolas Exemplo S.A.',
      cnpj: '11.222.333/0001-81',
      address: 'Avenida Brasil, 10, Centro, Palmas, TO',
      income: 'As escolas pagam uma assinatura.',
      isDemonstration: false,
    });
    expect(readEnvironment(root, {}).company).toMatchObject({ isDemonstration: true });
    expect(() => readEnvironment(root, { ...company, COMPANY_CNPJ: '11222333000182' })).toThrow(
      'COMPANY_CNPJ: is a CNPJ with valid check digits',
    );
    expect(() => readEnvironment(root, { ...company, COMPANY_ADDRESS: '', COMPANY_INCOME: '' })).toThrow(
      'Missing COMPANY_ADDRESS, COMPANY_INCOME',
    );
  });

  it('CA-16 accepts photo hosts, https by default, and rejects more than a host', () => {
    const given = {
      IMAGE_HOSTS: 'fotos.example, http://10.0.0.5:9000/',
      IMAGE_CDN_URL: 'https://cdn.example/',
    };
    expect(readEnvironment(root, given)).toMatchObject({
      imageOrigins: ['https://fotos.example', 'http://10.0.0.5:9000'],
      imageCdnUrl: 'https://cdn.example',
    });
    expect(readEnvironment(root, {})).toMatchObject({ imageOrigins: [], imageCdnUrl: undefined });
    for (const wrong of [
      'fotos.example/a',
      'ana@fotos.example',
      'ftp://fotos.example',
      'https://',
      '*.example',
    ]) {
      expect(() => readEnvironment(root, { IMAGE_HOSTS: wrong })).toThrow(/IMAGE_HOSTS/);
    }
  });

  it('generates secrets once, stores them readable by the owner only, and reads them again', async () => {
    const first = readEnvironment(root, {});
    const second = readEnvironment(root, {});
    expect(second.searchApiKey).toBe(first.searchApiKey);
    expect(second.apiBasicPassword).toBe(first.apiBasicPassword);
    expect(first.searchApiKey).not.toBe(first.apiBasicPassword);
    const file = path.join(root, '.data/secrets.json');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ SEARCH_API_KEY: first.searchApiKey });
  });

  it('prefers the environment over stored secrets, and creates no file if none is missing', async () => {
    const given = {
      SEARCH_API_KEY: 'k'.repeat(16),
      API_BASIC_USER: 'ana',
      API_BASIC_PASSWORD: 'p'.repeat(12),
      PAYMENT_WEBHOOK_SECRET: 'w'.repeat(32),
    };
    expect(readEnvironment(root, given)).toMatchObject({
      searchApiKey: given.SEARCH_API_KEY,
      apiBasicUser: 'ana',
    });
    await expect(stat(path.join(root, '.data'))).rejects.toThrow('ENOENT');
  });

  it('takes two search keys for a rotation: the service accepts both, the site sends the first', () => {
    const keys = ['n'.repeat(16), 'o'.repeat(16)];
    const { searchApiKey, searchApiKeys } = readEnvironment(root, { SEARCH_API_KEY: keys.join(',') });
    expect({ searchApiKey, searchApiKeys }).toEqual({ searchApiKey: keys[0], searchApiKeys: keys });
  });

  it('requires every secret when DATABASE_URL is set, and names the missing ones', () => {
    const given = { DATABASE_URL: 'postgres://localhost/escola', API_BASIC_USER: 'ana' };
    expect(() => readEnvironment(root, given)).toThrow(EnvironmentError);
    expect(() => readEnvironment(root, given)).toThrow(
      /SEARCH_API_KEY, API_BASIC_PASSWORD, PAYMENT_WEBHOOK_SECRET/,
    );
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/escola'],
    ['SEARCH_API_KEY', 'short'],
    ['SEARCH_API_KEY', `${'k'.repeat(16)},short`],
    ['SEARCH_API_KEY', Array.from({ length: 3 }, () => 'k'.repeat(16)).join(',')],
    ['TENANTS', 'Melhor Escola'],
    ['SITE_URL', 'not a URL'],
    ['SMTP_URL', 'https://mail.example'],
    ['PAYMENT_WEBHOOK_SECRET', 'short'],
    ['LOG_LEVEL', 'loud'],
  ])('rejects %s=%s with the name of the variable', (name, value) => {
    expect(() => readEnvironment(root, { [name]: value })).toThrow(
      new RegExp(`${name}.*docs/environment`, 's'),
    );
  });

  it('generates a secret that a newer version adds, and keeps the others', async () => {
    const first = readEnvironment(root, {});
    await rm(path.join(root, '.data/payment-secret.json'));
    const second = readEnvironment(root, {});
    expect(second.searchApiKey).toBe(first.searchApiKey);
    expect(second.paymentWebhookSecret).toHaveLength(43);
    expect(second.paymentWebhookSecret).not.toBe(first.paymentWebhookSecret);
  });

  it('requires both of Google’s credentials or neither', () => {
    expect(() => readEnvironment(root, { GOOGLE_CLIENT_ID: 'id' })).toThrow(/GOOGLE_CLIENT_SECRET/);
    expect(readEnvironment(root, {}).google).toBeUndefined();
    expect(readEnvironment(root, { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }).google).toEqual({
      clientId: 'id',
      clientSecret: 'secret',
      issuer: 'https://accounts.google.com',
    });
  });

  it('accepts IP addresses and CIDR ranges of proxies only', () => {
    const { trustedProxies } = readEnvironment(root, { TRUSTED_PROXIES: '10.0.0.0/8, ::1' });
    expect(trustedProxies).toEqual(['10.0.0.0/8', '::1']);
    for (const wrong of ['true', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', 'proxy.example'])
      expect(() => readEnvironment(root, { TRUSTED_PROXIES: wrong })).toThrow(/TRUSTED_PROXIES/);
  });

  it('treats an empty variable as absent', () => {
    expect(readEnvironment(root, { PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  it('explains how to fix an unreadable secrets file', async () => {
    readEnvironment(root, {});
    await writeFile(path.join(root, '.data/secrets.json'), '{');
    expect(() => readEnvironment(root, {})).toThrow(/Delete it/);
  });

  it('splits tenants by comma and drops the trailing slash of SITE_URL', () => {
    expect(readEnvironment(root, { TENANTS: 'a, b-2', SITE_URL: 'https://escola.example/' })).toMatchObject({
      tenants: ['a', 'b-2'],
      siteUrl: 'https://escola.example',
    });
  });

  it('requires DATABASE_DIRECT_URL when there is a pooler', () => {
    expect(() => readEnvironment(root, { DATABASE_POOLER: 'transaction' })).toThrow(/DATABASE_DIRECT_URL/);
    const given = { DATABASE_POOLER: 'transaction', DATABASE_DIRECT_URL: 'postgres://localhost/escola' };
    expect(readEnvironment(root, given)).toMatchObject({
      databasePooler: 'transaction',
      databaseDirectUrl: 'postgres://localhost/escola',
    });
    expect(() => readEnvironment(root, { DATABASE_POOL_SIZE: '1' })).toThrow(/DATABASE_POOL_SIZE/);
  });
});

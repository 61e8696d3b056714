import { isIP } from 'node:net';
import { brands } from '@melhor-escola/config/brand';
import { formatCnpj, readCnpj } from '@melhor-escola/domain/cnpj';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const tenantName = z.string().regex(/^[a-z0-9-]+$/, 'holds lower-case letters, digits and hyphens only');

/** 'https://tiles.example/{z}/{x}/{y}.png' */
const tileTemplate = z
  .string()
  .refine(
    (text) =>
      URL.canParse(text) &&
      /^https?:/.test(text) &&
      ['{z}', '{x}', '{y}'].every((part) => text.includes(part)),
    'is a URL that contains {z}, {x} and {y}',
  );

const webUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));
/** 'a, b' → ['a', 'b'] */
const commaList = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

/** 'fotos.example' means 'https://fotos.example'; 'http://127.0.0.1:9000' is kept as it is. */
const originOrHost = z
  .string()
  .transform((text) => (/^https?:/.test(text) ? text : `https://${text}`).replace(/\/$/, ''))
  .refine(
    (text) => /^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text,
    'holds hosts or origins only, by comma',
  );

/** '10.0.0.0/8', '::1'. */
const addressRange = z.string().refine((text) => {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  const hasBits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
  return family !== 0 && hasBits && rest.length === 0;
}, 'holds IP addresses and CIDR ranges only, by comma');

/** A company's number with valid check digits, formatted. */
const cnpj = z.string().transform((text, context) => {
  const number = readCnpj(text);
  if (number !== undefined) return formatCnpj(number);
  context.addIssue({ code: 'custom', message: 'is a CNPJ with valid check digits' });
  return z.NEVER;
});

/** Pooler between the service and PostgreSQL. */
const databasePoolers = ['none', 'transaction', 'transaction-prepared'] as const;
export type DatabasePooler = (typeof databasePoolers)[number];

/** pino's levels, least to most verbose. */
const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Of the site's page cache. */
export const DEFAULT_PAGE_CACHE_MB = 64;

/** Environment variables of both servers and the commands: type, default and limits of each. docs/environment.md describes them. */
export const variables = z.object({
  PORT: port.default(3000),
  API_PORT: port.default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SEARCH_API_KEY: z
    .string()
    .regex(
      /^[^,\s]{16,}(?:,[^,\s]{16,})?$/,
      'is a key of at least 16 characters, or two with a comma between them',
    )
    .optional(),
  API_BASIC_USER: z.string().min(1).optional(),
  API_BASIC_PASSWORD: z.string().min(12).optional(),
  TENANTS: z
    .string()
    .default('melhor-escola')
    .transform((list) => list.split(',').map((tenant) => tenant.trim()))
    .pipe(z.array(tenantName).min(1)),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  BRAND: z.enum(brands, `is one of ${brands.join(', ')}`).default('melhor-escola'),
  COMPANY_NAME: z.string().min(3).max(120).optional(),
  COMPANY_CNPJ: cnpj.optional(),
  COMPANY_ADDRESS: z.string().min(10).max(200).optional(),
  COMPANY_INCOME: z.string().min(10).max(300).optional(),
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  OPERATOR_EMAIL: z.email().optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: webUrl.default('https://accounts.google.com'),
  GOOGLE_MAPS_KEY: z.string().min(1).optional(),
  GOOGLE_MAPS_URL: webUrl.default('https://maps.googleapis.com'),
  MAP_TILES_URL: tileTemplate.optional(),
  MAP_TILES_ATTRIBUTION: z.string().max(200).default(''),
  IMAGE_HOSTS: commaList.pipe(z.array(originOrHost)).default([]),
  IMAGE_CDN_URL: webUrl.optional(),
  PAYMENT_URL: webUrl.default('https://pagamento.melhorescola.example'),
  PAYMENT_WEBHOOK_SECRET: z.string().min(32).optional(),
  REDIRECT_HOSTS: commaList.default([]),
  TRUSTED_PROXIES: commaList.pipe(z.array(addressRange)).default([]),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(500).default(10),
  DATABASE_STATEMENT_TIMEOUT: z.coerce.number().int().min(100).default(10_000),
  DATABASE_POOLER: z.enum(databasePoolers).default('none'),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'is the id of a container: GTM-XXXXXXX')
    .optional(),
  TAG_MANAGER_URL: webUrl.default('https://www.googletagmanager.com'),
  ROLLBAR_TOKEN: z.string().min(8).optional(),
  ROLLBAR_SERVER_TOKEN: z.string().min(8).optional(),
  RELEASE: z
    .string()
    .regex(/^[\w.-]{1,64}$/)
    .optional(),
  ROLLBAR_URL: webUrl.default('https://api.rollbar.com'),
  COLLECTED_DAYS: z.coerce.number().int().min(1).max(400).default(90),
  LOG_LEVEL: z.enum(logLevels).default('warn'),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4_096).default(DEFAULT_PAGE_CACHE_MB),
});

/** Parsed variables, before secrets are completed. */
export type Variables = z.infer<typeof variables>;

/** The servers cannot start with this environment. The message names each variable and how to fix it. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

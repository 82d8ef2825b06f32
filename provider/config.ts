import { readFileSync } from 'node:fs';
import { isIP, isIPv4 } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { EXTENSION_NAMES, type Extension } from '#contracts/extensions.ts';

export const DEMO_ACCESS = ['this-machine', 'everywhere'] as const;
export const ENVIRONMENTS = ['production', 'staging', 'testing', 'development'] as const;

/** How the process is set up. URLs end without a slash; an empty text means "none". */
export interface Config {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** A PostgreSQL server; without one the embedded engine keeps its files in `dataFolder`. */
  databaseUrl: string | undefined;
  /** How many processes serve beside each other: more than one on a PostgreSQL server alone. */
  workers: number;
  dataFolder: string;
  /** Where files are kept that people attach to reports. */
  filesFolder: string;
  environment: (typeof ENVIRONMENTS)[number];
  /** From where the demo accounts sign in with the password that is known to all. Production has none. */
  demoAccess: (typeof DEMO_ACCESS)[number];
  title: string;
  /** Empty: the embedded API, on the app's own origin. */
  apiEndpoint: string;
  riskApiEndpoint: string;
  /** What the API behind `apiEndpoint` does beyond the real GO API: all of it is the embedded one's. */
  extensions: readonly Extension[];
  federationEmailDomain: string;
  mapStyleUrl: string;
  sentryDsn: string;
  /** Address of a mail server; without one mails are kept in an outbox. It may hold a password. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where people reach the app, for links in mails. Empty: where the server listens. */
  publicUrl: string;
  /** Addresses and networks of proxies that may say for whom they call, and by which name they were called. */
  trustedProxies: readonly string[];
  version: string;
  /** Which build of the version this is, beside the name of the environment. */
  buildLabel: string;
  /** Where the source code is published; empty: the app shows no link. */
  sourceUrl: string;
}

/** A setting that cannot be used. The message is one line that names the variable and says what to enter. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const endpoint = (what: string) =>
  z.pipe(
    z
      ._default(z.string(), '')
      .check(
        z.refine(
          (text) => text === '' || isUrl(text, ['http:', 'https:']),
          `enter ${what} that starts with http:// or https://`,
        ),
      ),
    z.transform((text: string) => text.replace(/\/+$/, '')),
  );

const Environment = z.object({
  PORT: z._default(z.string(), '3000').check(z.refine(isPort, 'enter a port from 0 to 65535')),
  HOST: z._default(z.string(), 'localhost'),
  DATABASE_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => isUrl(text, ['postgres:', 'postgresql:']),
          'enter an address such as postgresql://user:password@host:5432/database',
        ),
      ),
  ),
  GO_WORKERS: z
    ._default(z.string(), '1')
    .check(z.regex(/^([1-9]|[1-5]\d|6[0-4])$/, 'enter a number of processes from 1 to 64')),
  GO_DATA_DIR: z._default(z.string(), '.data'),
  GO_FILES_DIR: z.optional(z.string()),
  APP_ENVIRONMENT: z._default(z.enum(ENVIRONMENTS, `choose from ${ENVIRONMENTS.join(', ')}`), 'development'),
  APP_DEMO_ACCESS: z._default(z.enum(DEMO_ACCESS, `choose from ${DEMO_ACCESS.join(', ')}`), 'this-machine'),
  APP_TITLE: z._default(z.string(), 'GO'),
  APP_API_ENDPOINT: endpoint('the address of an API'),
  APP_RISK_API_ENDPOINT: endpoint('the address of an API'),
  APP_API_EXTENSIONS: z.optional(
    z.pipe(
      z.transform((text) =>
        String(text)
          .split(',')
          .map((name) => name.trim()),
      ),
      z.array(z.enum(EXTENSION_NAMES, `choose from ${EXTENSION_NAMES.join(', ')}`)),
    ),
  ),
  APP_FEDERATION_EMAIL_DOMAIN: z
    ._default(z.string(), '')
    .check(z.regex(/^([\w-]+(\.[\w-]+)+)?$/, 'enter a domain such as example.org')),
  APP_MAP_STYLE_URL: endpoint('the address of a map style'),
  APP_SENTRY_DSN: endpoint('an address'),
  APP_BUILD_LABEL: z._default(z.string(), 'ALPHA-1'),
  APP_SOURCE_URL: endpoint('the address of the source code'),
  APP_PUBLIC_URL: endpoint('the address people open'),
  APP_TRUSTED_PROXIES: z
    ._default(z.string(), '')
    .check(
      z.refine(
        (text) => listOf(text).every(isNetwork),
        'enter addresses or networks such as 127.0.0.1, 10.0.0.0/8',
      ),
    ),
  SMTP_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => isUrl(text, ['smtp:', 'smtps:']),
          'enter an address such as smtps://user:password@mail.example.org',
        ),
      ),
  ),
  MAIL_FROM: z
    ._default(z.string(), 'GO <no-reply@localhost>')
    .check(z.regex(/^[^\r\n]*@[^\r\n]*$/, 'enter a sender such as GO <go@example.org>')),
});

/**
 * The configuration that environment variables describe; empty ones count as absent.
 * Throws `ConfigError` for the first wrong one. Source: README, "Configuration".
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== '');
  const parsed = z.safeParse(Environment, Object.fromEntries(given));
  if (!parsed.success) throw wrongValue(parsed.error.issues, variables);
  const settings = parsed.data;
  if (settings.GO_WORKERS !== '1' && !settings.DATABASE_URL)
    throw new ConfigError(
      'GO_WORKERS: only one process can use the embedded database: set DATABASE_URL to a PostgreSQL server as well.',
    );
  return {
    port: Number(settings.PORT),
    host: settings.HOST,
    databaseUrl: settings.DATABASE_URL,
    workers: Number(settings.GO_WORKERS),
    dataFolder: settings.GO_DATA_DIR,
    filesFolder: settings.GO_FILES_DIR ?? join(settings.GO_DATA_DIR, 'files'),
    environment: settings.APP_ENVIRONMENT,
    demoAccess: settings.APP_DEMO_ACCESS,
    title: settings.APP_TITLE,
    apiEndpoint: settings.APP_API_ENDPOINT,
    riskApiEndpoint: settings.APP_RISK_API_ENDPOINT,
    extensions: settings.APP_API_EXTENSIONS ?? (settings.APP_API_ENDPOINT ? [] : EXTENSION_NAMES),
    federationEmailDomain: settings.APP_FEDERATION_EMAIL_DOMAIN,
    mapStyleUrl: settings.APP_MAP_STYLE_URL,
    sentryDsn: settings.APP_SENTRY_DSN,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    publicUrl: settings.APP_PUBLIC_URL,
    trustedProxies: listOf(settings.APP_TRUSTED_PROXIES),
    version: readVersion(),
    buildLabel: settings.APP_BUILD_LABEL,
    sourceUrl: settings.APP_SOURCE_URL,
  };
}

/** The part that the app in the browser reads from `/config.json`: nothing secret. */
export function appConfig(config: Config) {
  const {
    title,
    environment,
    apiEndpoint,
    riskApiEndpoint,
    extensions,
    federationEmailDomain,
    mapStyleUrl,
    sentryDsn,
    version,
    buildLabel,
    sourceUrl,
  } = config;
  return {
    title,
    environment,
    apiEndpoint,
    riskApiEndpoint,
    extensions,
    federationEmailDomain,
    mapStyleUrl,
    sentryDsn,
    version,
    buildLabel,
    sourceUrl,
  };
}

function wrongValue(
  issues: readonly z.core.$ZodIssue[],
  variables: Readonly<Record<string, string | undefined>>,
) {
  const [issue] = issues;
  const name = String(issue?.path[0]);
  // An address may hold a password.
  const shown = ['DATABASE_URL', 'SMTP_URL'].includes(name)
    ? ''
    : ` is "${variables[name]}", which cannot be used`;
  return new ConfigError(`${name}${shown}: ${issue?.message}.`);
}

function isPort(text: string) {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
}

const listOf = (text: string) => text.split(/[\s,]+/).filter(Boolean);

function isNetwork(text: string) {
  const [address = '', bits, ...rest] = text.split('/');
  const size = isIPv4(address) ? 32 : 128;
  const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= size);
  return isIP(address) !== 0 && isPrefix && rest.length === 0;
}

function isUrl(text: string, protocols: readonly string[]) {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

function readVersion(): string {
  const file = new URL('../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

export const ENVIRONMENTS = ['production', 'staging', 'testing', 'development'] as const;

/** How the process is set up. URLs end without a slash; an empty text means "none". */
export interface Config {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** A PostgreSQL server; without one the embedded engine keeps its files in `dataFolder`. */
  databaseUrl: string | undefined;
  dataFolder: string;
  /** Where files are kept that people attach to reports. */
  filesFolder: string;
  environment: (typeof ENVIRONMENTS)[number];
  title: string;
  /** Empty: the embedded API, on the app's own origin. */
  apiEndpoint: string;
  riskApiEndpoint: string;
  federationEmailDomain: string;
  mapStyleUrl: string;
  sentryDsn: string;
  /** Address of a mail server; without one mails are kept in an outbox. It may hold a password. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where people reach the app, for links in mails. Empty: where the server listens. */
  publicUrl: string;
  version: string;
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
  GO_DATA_DIR: z._default(z.string(), '.data'),
  GO_FILES_DIR: z.optional(z.string()),
  APP_ENVIRONMENT: z._default(z.enum(ENVIRONMENTS, `choose from ${ENVIRONMENTS.join(', ')}`), 'development'),
  APP_TITLE: z._default(z.string(), 'GO'),
  APP_API_ENDPOINT: endpoint('the address of an API'),
  APP_RISK_API_ENDPOINT: endpoint('the address of an API'),
  APP_FEDERATION_EMAIL_DOMAIN: z
    ._default(z.string(), '')
    .check(z.regex(/^([\w-]+(\.[\w-]+)+)?$/, 'enter a domain such as example.org')),
  APP_MAP_STYLE_URL: endpoint('the address of a map style'),
  APP_SENTRY_DSN: endpoint('an address'),
  APP_PUBLIC_URL: endpoint('the address people open'),
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
  return {
    port: Number(settings.PORT),
    host: settings.HOST,
    databaseUrl: settings.DATABASE_URL,
    dataFolder: settings.GO_DATA_DIR,
    filesFolder: settings.GO_FILES_DIR ?? join(settings.GO_DATA_DIR, 'files'),
    environment: settings.APP_ENVIRONMENT,
    title: settings.APP_TITLE,
    apiEndpoint: settings.APP_API_ENDPOINT,
    riskApiEndpoint: settings.APP_RISK_API_ENDPOINT,
    federationEmailDomain: settings.APP_FEDERATION_EMAIL_DOMAIN,
    mapStyleUrl: settings.APP_MAP_STYLE_URL,
    sentryDsn: settings.APP_SENTRY_DSN,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    publicUrl: settings.APP_PUBLIC_URL,
    version: readVersion(),
  };
}

/** The part that the app in the browser reads from `/config.json`: nothing secret. */
export function appConfig(config: Config) {
  const {
    title,
    environment,
    apiEndpoint,
    riskApiEndpoint,
    federationEmailDomain,
    mapStyleUrl,
    sentryDsn,
    version,
  } = config;
  return {
    title,
    environment,
    apiEndpoint,
    riskApiEndpoint,
    federationEmailDomain,
    mapStyleUrl,
    sentryDsn,
    version,
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

function isUrl(text: string, protocols: readonly string[]) {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

function readVersion(): string {
  const file = new URL('../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

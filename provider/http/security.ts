import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#provider/config.ts';
import { DOCS_STYLE, PAGE_STYLE } from './html.ts';

/** How long a browser that came by HTTPS once comes by nothing else. In seconds. */
const HTTPS_ONLY_S = 365 * 24 * 60 * 60;
/** What the product needs of a device: nothing. Neither it nor a page that rich text embeds may ask for these. */
const DENIED_DEVICES = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];
/** Answers of the API name these files, and apps of other origins show them. */
const SHARED_FILES = /^\/media\//;

/**
 * What a browser may do with our pages: run our own scripts, those that stand in the app's page included, and speak to the services of
 * the configuration.
 */
export async function securityHeaders(
  app: FastifyInstance,
  config: Config,
  appFolder: string | undefined,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: directivesOf(config, inPage(appFolder)) },
    strictTransportSecurity: { maxAge: HTTPS_ONLY_S, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const permissions = DENIED_DEVICES.map((device) => `${device}=()`).join(', ');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Permissions-Policy', permissions);
    if (SHARED_FILES.test(request.url)) reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
  });
}

function directivesOf(config: Config, inPage: { scripts: string[]; styles: string[] }) {
  const services = [config.apiEndpoint, config.riskApiEndpoint, config.mapStyleUrl, config.sentryDsn];
  const origins = services.filter(Boolean).map((url) => new URL(url).origin);
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inPage.scripts.map(hashOf)],
    'script-src-attr': ["'none'"],
    'connect-src': [...new Set(["'self'", ...origins])],
    'worker-src': ["'self'", 'blob:'],
    // Rich text shows pictures of other sites, by HTTPS or as data: product specification, section 5.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'style-src': ["'self'", ...[PAGE_STYLE, DOCS_STYLE, ...inPage.styles].map(hashOf)],
    // What rich text may say of its paragraphs and pictures: the same section.
    'style-src-attr': ["'unsafe-inline'"],
    'font-src': ["'self'"],
    // Videos, and pages that rich text embeds: in a sandbox, and never of our own origin or a text that somebody wrote.
    'frame-src': ['https:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The scripts and styles that stand in the page of the built app itself. */
function inPage(folder: string | undefined) {
  const file = folder && join(folder, 'index.html');
  const page = file && existsSync(file) ? readFileSync(file, 'utf8') : '';
  const textsOf = (element: string) =>
    [...page.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(([, text]) => text ?? '');
  return { scripts: textsOf('script'), styles: textsOf('style') };
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** `index.4f0c1d2e.js`: the name changes with the content. */
const HASHED = /\.[0-9a-f]{8,}\.\w+$/;
const FOREVER = 'public, max-age=31536000, immutable';

/** Serves the built app: compressed copies where there are some, hashed files for a year, all others checked each time. */
export async function appFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(files, {
    root: folder,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    index: 'index.html',
    redirect: false,
    setHeaders(reply, path) {
      const name = path.replace(/\.(br|gz)$/, '');
      reply.header('Cache-Control', HASHED.test(name) ? FOREVER : 'no-cache');
    },
  });
}

/** Whether the app has been built into this folder. */
export function isBuilt(folder: string | undefined): folder is string {
  return folder !== undefined && existsSync(join(folder, 'index.html'));
}

/** Whether a person's browser asks for a page, rather than a program or the page itself for data or a file. */
export function asksForPage(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isFile = /(\.\w+|\/\.[^/]*)$/.test(path);
  return isRead && !isFile && (request.headers.accept ?? '').includes('text/html');
}

/** Every page of the app is the same file: its router reads the address. */
export function sendApp(reply: FastifyReply) {
  return reply.code(200).sendFile('index.html');
}

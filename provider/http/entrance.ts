import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appConfig, type Config } from '#provider/config.ts';
import { isBuilt, type ServedApp, serveApp } from './appFiles.ts';
import { createInstance } from './instance.ts';
import { securityHeaders } from './security.ts';

/** What listens. A database takes seconds to open: until the service is there, pages and files of the app are served alone. */
export interface Entrance {
  app: FastifyInstance;
  /** From now on the service answers all, those first who have waited. */
  admit(service: FastifyInstance): void;
}

/** Answers the pages and files of the app in `appFolder` at once, if it is built, and lets all else wait for `admit`. */
export async function createEntrance(config: Config, appFolder: string): Promise<Entrance> {
  let admit: Entrance['admit'] = () => {};
  let isOpen = false;
  const opened = new Promise<FastifyInstance>((resolve) => {
    admit = (service) => {
      isOpen = true;
      resolve(service);
    };
  });
  const letIn = async (request: FastifyRequest, reply: FastifyReply) => {
    const service = await opened;
    reply.hijack();
    service.routing(request.raw, reply.raw);
  };
  const app = createInstance(config, (_, request, reply) => letIn(request, reply));
  let served: ServedApp | undefined;
  app.addHook('onRequest', async (request, reply) => {
    if (isOpen || !served || !isOfApp(served, appFolder, request)) await letIn(request, reply);
  });
  if (isBuilt(appFolder)) {
    await securityHeaders(app, config, appFolder);
    served = await serveApp(app, appFolder, appConfig(config));
  }
  app.setNotFoundHandler((request, reply) => served?.page(request, reply) ?? letIn(request, reply));
  return { app, admit };
}

/** Whether a page or a file of the app is asked for. Of other addresses the service knows more. */
function isOfApp({ isKnown }: ServedApp, folder: string, { method, url }: FastifyRequest) {
  const [path = ''] = url.split('?');
  return ['GET', 'HEAD'].includes(method) && (isKnown(path) || existsSync(join(folder, path)));
}

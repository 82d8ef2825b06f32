import type { Browser } from '@playwright/test';

/** A page that nobody looks into but by the protocol of the browser's own tools. */
export interface BarePage {
  /** A command of the protocol, such as `Page.navigate`; rejects with what the browser says against it. */
  send<Result = unknown>(method: string, params?: object): Promise<Result>;
  /** The value of an expression, in the page itself. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** What the page asks for, by its path, and how many answers are still to come. */
  readonly asked: readonly string[];
  underWay(): number;
}

/**
 * A page without what Playwright brings into each: a world of scripts of its own, and the code that finds elements, which together
 * take a megabyte.
 */
export async function openBarePage(browser: Browser, width: number, height: number): Promise<BarePage> {
  const root = await browser.newBrowserCDPSession();
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false });
  const asked: string[] = [];
  const underWay = new Set<string>();
  const waiting = new Map<number, { done: (result: never) => void; failed: (error: Error) => void }>();
  let last = 0;

  root.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, method, params, result, error } = JSON.parse(message);
    if (method === 'Network.requestWillBeSent') {
      asked.push(new URL(params.request.url).pathname);
      underWay.add(params.requestId);
    }
    if (method === 'Network.loadingFinished' || method === 'Network.loadingFailed') {
      underWay.delete(params.requestId);
    }
    if (error) waiting.get(id)?.failed(new Error(error.message));
    else waiting.get(id)?.done(result as never);
    waiting.delete(id);
  });

  const send: BarePage['send'] = (method, params = {}) =>
    new Promise((done, failed) => {
      last += 1;
      waiting.set(last, { done, failed });
      const message = JSON.stringify({ id: last, method, params });
      root.send('Target.sendMessageToTarget', { sessionId, message }).catch(failed);
    });
  const page: BarePage = {
    send,
    async evaluate<Value>(expression: string) {
      const asValue = { expression, returnByValue: true, awaitPromise: true };
      const { result, exceptionDetails } = await send<{
        result: { value: Value };
        exceptionDetails?: { text: string };
      }>('Runtime.evaluate', asValue);
      if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
      return result.value;
    },
    asked,
    underWay: () => underWay.size,
  };
  for (const domain of ['Network', 'Page', 'Performance']) await send(`${domain}.enable`);
  await send('Network.setBypassServiceWorker', { bypass: true });
  await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  return page;
}

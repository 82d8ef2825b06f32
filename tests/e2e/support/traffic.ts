import type { Page, Request } from '@playwright/test';

/** What a page asks for, from when it was first looked at. */
interface Traffic {
  underWay: ReadonlySet<Request>;
  /** How many were begun. */
  begun: number;
}

const known = new WeakMap<Page, Traffic>();

/** The requests of a page; call it before the page is led anywhere, so that none is missed. */
export function trafficOf(page: Page): Traffic {
  const seen = known.get(page);
  if (seen) return seen;
  const underWay = new Set<Request>();
  const traffic: Traffic = { underWay, begun: 0 };
  known.set(page, traffic);
  const end = (request: Request) => underWay.delete(request);
  page
    .on('request', (request) => {
      // Nobody waits for what the page before had asked for, and not all of it is told to have ended.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) underWay.clear();
      underWay.add(request);
      traffic.begun += 1;
    })
    .on('requestfinished', end)
    .on('requestfailed', end);
  return traffic;
}

/** What a parser that runs and fetches nothing makes of HTML. With a doctype: without one browsers parse as they did in 1998. */
export const parsed = (html: string): HTMLElement =>
  new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html').body;

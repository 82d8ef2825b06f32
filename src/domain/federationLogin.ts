/** Hosts of the federation that show their pages to those alone who sign in there. */
const HOSTS = ['ifrcorg.sharepoint.com', 'fednet.ifrc.org', 'idp.ifrc.org'];

/** Whether a page elsewhere may ask for a login of the federation. */
export function asksForLogin(href: string): boolean {
  return URL.canParse(href) && HOSTS.includes(new URL(href).hostname);
}

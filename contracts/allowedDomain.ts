/** A domain as the list of those who may register freely has it. */
export interface ListedDomain {
  domain_name: string;
  is_active?: boolean | undefined;
}

/** What stands after the last @, in lower case; undefined without one. */
export function domainOf(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  return at > 0 && at < email.length - 1 ? email.slice(at + 1).toLowerCase() : undefined;
}

/** Whether an address is of an active domain of the list, in any case. Source: product specification, section 5. */
export function isAllowedDomain(email: string, listed: readonly ListedDomain[]): boolean {
  const domain = domainOf(email.trim());
  return listed.some(
    ({ domain_name, is_active = true }) => is_active && domain_name.toLowerCase() === domain,
  );
}

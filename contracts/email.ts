/**
 * What is taken for an e-mail address: something, an @, and a domain with a dot. Whether it exists, only a mail tells. Zod's own
 * check is stricter and would weigh on the first load of every page.
 */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

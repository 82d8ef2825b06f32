/**
 * What is taken for an e-mail address: the letters, digits and signs that the HTML standard allows before the @, and a domain of
 * names with a dot. Quotes, brackets, commas and the like are legal in mail and read by mail programs as a second address.
 * Whether it exists, only a mail tells. Zod's own check would weigh on the first load of every page.
 * Source: HTML Living Standard, "valid email address"; RFC 5321, 4.5.3.1 (lengths).
 */
export const EMAIL =
  /^(?!\.)(?!.*\.\.)(?!.*\.@)[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d][a-z\d-]{0,61}[a-z\d]$/i;

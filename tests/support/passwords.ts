/** A hundredth of what a password costs in use: the template's demo accounts and all that tests set. */
export const CHEAP_PASSWORDS = { N: 1024, r: 8, p: 1 } as const;

/** Nepal: of the countries that are promised, the one with something on every page. */
export const NEPAL = 123;
export const aCountry = ['a country exists', { id: NEPAL, name: 'Nepal', iso3: 'NPL' }] as const;
/** The country that a promise asks for is the one that its state names. */
export const aCountryWith = (what: string) => [`a country has ${what}`, { country: NEPAL }] as const;

/** Who has done something, in the order of the form: National Society, other societies, federation, government. */
export const FLASH_ORGANIZATIONS = ['NTLS', 'PNS', 'FDRN', 'GOV'] as const;
export type FlashOrganization = (typeof FLASH_ORGANIZATIONS)[number];

/** The one group of people that updates are mailed to as soon as they are saved. */
export const SECRETARIAT = 'ifrc_secretariat';

/** The two people of an update, and the longest name, title, email and phone of each. */
export const FLASH_CONTACTS = ['originator', 'ifrc'] as const;
export const CONTACT_LENGTHS = { name: 100, title: 300, email: 300, phone: 50 } as const;

/** Who answers questions about the platform. */
export const CONTACT_EMAIL = 'im@ifrc.org';

/** Where an emergency with what hangs on it is promised: its id is the provider's to choose. */
export const EVENT = 7001;

export const anEmergency = [
  'an emergency exists',
  { id: EVENT, name: 'Nepal: Floods', country: 123 },
] as const;
export const aFlood = [
  'an emergency exists',
  { id: EVENT, name: 'Nepal: Floods', country: 123, dtype: 12 },
] as const;
export const anActiveAppeal = [
  'an active appeal exists',
  { code: 'MDRNP099', country: 123, dtype: 12 },
] as const;

import { EVENT } from '../emergencies/states.ts';

export const aPerson = ['a person is deployed', { event: EVENT, country: 123 }] as const;
export const aUnit = ['an emergency response unit is deployed', { event: EVENT, country: 123 }] as const;
export const aSurgeAlert = [
  'a surge alert exists',
  { id: 3001, message: 'Logistics Coordinator', country: 123, event: EVENT },
] as const;

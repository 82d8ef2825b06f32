import { EVENT } from '../emergencies/states.ts';
import { fromState } from '../pact/stateValue.ts';

export const anActivity = ['an activity can be edited', { id: 9_200_001 }] as const;
export const aRemovableActivity = ['an activity can be deleted', { id: 9_200_002 }] as const;
export const aListedActivity = [
  'an activity in an emergency exists',
  { event: EVENT, country: 123 },
] as const;
export const itsEmergency = ['an emergency is responded to', { event: EVENT }] as const;

/** An activity as promises send it. */
export const clinics = {
  title: 'Mobile clinics in Bagmati',
  event: fromState('event', EVENT),
  country: 123,
  districts: [],
  start_date: '2026-05-01',
  end_date: null,
  status: 'on_going',
  activity_lead: 'national_society',
  reporting_ns: 123,
  reporting_ns_contact_name: 'Demo Person',
  reporting_ns_contact_role: 'Health coordinator',
  reporting_ns_contact_email: 'member@example.org',
  activities: [
    {
      sector: 1,
      action: 1,
      is_simplified_report: true,
      people_households: 'people',
      people_count: 120,
      supplies: {},
      custom_supplies: { Stretchers: 4 },
      points: [],
    },
  ],
};

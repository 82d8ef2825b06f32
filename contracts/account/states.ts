export const anAlertSubscription = ['an alert subscription exists', { id: 6501 }] as const;
export const anApiToken = ['an API token exists', { id: 6001 }] as const;
export const aPendingRegistration = ['a registration waits for approval', { id: 6601 }] as const;

/** An alert subscription as promises send it. */
export const floodAlerts = {
  title: 'Floods in Nepal',
  hazard_types: [12],
  countries: [123],
  regions: [],
  alert_per_day: 10,
};

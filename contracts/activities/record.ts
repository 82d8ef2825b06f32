import { recordEndpoints } from '../recordEndpoints.ts';
import { WrittenEmergencyProject } from './answers.ts';
import { EmergencyProject, EmergencyProjectChange } from './schemas.ts';
import { anActivity, aRemovableActivity, clinics, itsEmergency } from './states.ts';

/** What somebody does in an emergency, with its activities. Source: GO API, `api_v2_emergency_project_retrieve` to `…_destroy`. */
export const emergencyProjectEndpoints = recordEndpoints({
  name: 'an activity in an emergency',
  path: '/api/v2/emergency-project/',
  subject: 'activity',
  schema: EmergencyProject,
  change: EmergencyProjectChange,
  answer: WrittenEmergencyProject,
  promises: {
    record: 'activity',
    exists: anActivity,
    removable: aRemovableActivity,
    given: [itsEmergency],
    body: clinics,
    change: { end_date: '2026-12-31' },
    changedPartly: 'by its end',
    wrong: { title: 'without a title', body: { ...clinics, title: '' } },
    wrongChange: { title: 'without a title', body: { title: '' } },
  },
});
export const {
  read: emergencyProjectEndpoint,
  create: createEmergencyProjectEndpoint,
  replace: replaceEmergencyProjectEndpoint,
  update: updateEmergencyProjectEndpoint,
  remove: deleteEmergencyProjectEndpoint,
} = emergencyProjectEndpoints;

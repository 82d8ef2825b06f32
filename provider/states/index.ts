import type { Database } from '#provider/database/connect.ts';
import { ACCOUNT_STATES } from './account.ts';
import { ACTIVITY_STATES } from './activities.ts';
import { COUNTRY_STATES } from './countries.ts';
import { DREF_STATES } from './dref.ts';
import { EMERGENCY_STATES } from './emergencies.ts';
import { FIELD_REPORT_STATES } from './fieldReports.ts';
import { FLASH_UPDATE_STATES } from './flashUpdates.ts';
import { LOCAL_UNIT_STATES } from './localUnits.ts';
import { LEARNING_STATES } from './operationalLearning.ts';
import { PER_STATES } from './per.ts';
import { PROJECT_STATES } from './projects.ts';
import { REFERENCE_STATES } from './reference.ts';
import { RISK_STATES } from './risk.ts';
import type { Parameters, States } from './support.ts';
import { SURGE_STATES } from './surge.ts';

/** What each state of the pacts means to the embedded API: records are added to the seeded ones where they are missing. */
const STATES: States = {
  ...ACCOUNT_STATES,
  ...ACTIVITY_STATES,
  ...COUNTRY_STATES,
  ...DREF_STATES,
  ...EMERGENCY_STATES,
  ...FIELD_REPORT_STATES,
  ...LEARNING_STATES,
  ...FLASH_UPDATE_STATES,
  ...LOCAL_UNIT_STATES,
  ...PER_STATES,
  ...PROJECT_STATES,
  ...REFERENCE_STATES,
  ...RISK_STATES,
  ...SURGE_STATES,
};

/** A call of the pact's verifier: enter the state, or leave it again. */
export interface StateChange {
  state: string;
  action: 'setup' | 'teardown';
  params?: Parameters;
}

/** Serves the states of one database. Rejects a state that nobody has described. */
export function createStates(db: Database) {
  const undo = new Map<string, () => Promise<unknown>>();
  return async ({ state, action, params = {} }: StateChange): Promise<Parameters> => {
    // The verifier asks for promises without a state too.
    if (state === '') return {};
    if (action === 'teardown') {
      await undo.get(state)?.();
      undo.delete(state);
      return {};
    }
    const handle = STATES[state];
    if (!handle) throw new Error(`provider/states/ does not know the state "${state}".`);
    const result = await handle(db, params);
    if (typeof result === 'function') undo.set(state, result as () => Promise<unknown>);
    return params;
  };
}

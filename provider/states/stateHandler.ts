import type { JsonValue } from '#contracts/defineEndpoint.ts';
import type { Database } from '../database/connect.ts';

/** Makes a state of the pacts. May resolve with a function that undoes what the next promise must not find. */
export type StateHandler = (db: Database, parameters: Record<string, JsonValue>) => Promise<unknown>;

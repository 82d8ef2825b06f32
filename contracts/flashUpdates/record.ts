import { recordEndpoints } from '../recordEndpoints.ts';
import { WrittenFlashUpdate } from './answers.ts';
import { FlashUpdate, FlashUpdateChange } from './schemas.ts';
import { aFlashUpdate, floodsInBagmati } from './states.ts';

/**
 * A flash update. Saved with `share_with`, it is mailed to that group at once. Whoever is no federation admin gets 403; the real
 * API refuses guests alone, and keeps no version: one change overwrites another there. Source: GO API,
 * `api_v2_flash_update_retrieve`, `…_create`, `…_partial_update`.
 */
export const flashUpdateEndpoints = recordEndpoints({
  name: 'a flash update',
  path: '/api/v2/flash-update/',
  subject: 'flashUpdate',
  language: 'current',
  token: 'required',
  schema: FlashUpdate,
  change: FlashUpdateChange,
  answer: WrittenFlashUpdate,
  promises: {
    as: 'ifrc-admin',
    exists: aFlashUpdate,
    body: floodsInBagmati,
    change: { title: 'Nepal - Flood 06/2026' },
    wrong: { title: 'without a title', body: {} },
    wrongChange: { title: 'with a group that there is not', body: { share_with: 'everybody' } },
  },
});
export const {
  read: flashUpdateEndpoint,
  create: createFlashUpdateEndpoint,
  update: updateFlashUpdateEndpoint,
} = flashUpdateEndpoints;

import { fileEndpoint } from '../fileEndpoint.ts';
import { samplePhoto } from '../pact/sampleFiles.ts';
import { FlashFile } from './answers.ts';
import { aFederationAdmin } from './states.ts';

/**
 * Takes a map or an image of an update, of federation admins; what no update names is dropped after 30 days. Source: GO API,
 * `api_v2_flash_update_file_create`.
 */
export const createFlashFileEndpoint = fileEndpoint({
  title: 'a new file for a flash update',
  path: '/api/v2/flash-update-file/',
  answer: FlashFile,
  promises: { as: aFederationAdmin, file: samplePhoto('map') },
});

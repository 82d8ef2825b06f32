import { fileEndpoint } from '../fileEndpoint.ts';
import { samplePdf } from '../pact/sampleFiles.ts';
import { aMember, signedInAs } from '../pact/states.ts';
import { PerFile } from './schemas.ts';

/**
 * Takes a document of an overview. Guests may not; of our own API nobody who looks after no country. Source: GO API,
 * `api_v2_per_file_create`.
 */
export const createPerFileEndpoint = fileEndpoint({
  title: 'a new file for PER',
  path: '/api/v2/per-file/',
  answer: PerFile,
  promises: {
    as: signedInAs('per-admin'),
    file: samplePdf('orientation'),
    refusedTo: { as: aMember, title: 'of a member', extension: 'strictness' },
  },
});

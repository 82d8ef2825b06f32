import { defineEndpoint } from '../defineEndpoint.ts';
import { fileEndpoint } from '../fileEndpoint.ts';
import { withoutToken } from '../pact/interactions.ts';
import { samplePhoto } from '../pact/sampleFiles.ts';
import { aMember } from '../pact/states.ts';
import { WebAddress } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { DrefFile } from './answers.ts';

/** Takes a file of a stage, in the language of the stage: it takes no other. Guests may not. Source: GO API, `api_v2_dref_files_create`. */
export const createDrefFileEndpoint = fileEndpoint({
  title: 'a new file for a DREF',
  path: '/api/v2/dref-files/',
  answer: DrefFile,
  promises: { as: aMember, file: samplePhoto('bridge') },
});

/** Where the template of budgets is. Errors: `server` 401, 403 for guests. Source: GO API, `api_v2_dref_global_files_retrieve`. */
export const drefGlobalFilesEndpoint = defineEndpoint({
  title: 'the files that every DREF needs',
  path: '/api/v2/dref/global-files/',
  token: 'required',
  answer: z.object({ budget_template_url: z.nullable(WebAddress) }),
  interactions: [{ given: [aMember], isSignedIn: true }, withoutToken],
});

import { parseArgs } from 'node:util';
import { CONSUMER } from '#contracts/pact/examples.ts';
import { brokerOf } from './broker.ts';
import { canIDeploy } from './brokerPacts.ts';
import { revisionOf } from './revision.ts';

const USAGE = `npm run contracts:can-i-deploy -- --environment NAME [--pacticipant NAME] [--version V]

Asks the Pact Broker (PACT_BROKER_BASE_URL, _TOKEN or _USERNAME and _PASSWORD) whether a version may be deployed: this commit
of the web app, unless another is named. Ends with 0 for yes, 1 for no, 2 while results are missing or nobody answers.`;

try {
  const { values } = parseArgs({
    options: {
      environment: { type: 'string' },
      pacticipant: { type: 'string', default: CONSUMER },
      version: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const { environment, pacticipant, help } = values;
  if (help) console.log(USAGE);
  else if (!environment) throw new Error(USAGE);
  else {
    const version = values.version ?? revisionOf(process.env).version;
    const { isDeployable, reason } = await canIDeploy(brokerOf(process.env), {
      pacticipant,
      version,
      environment,
    });
    const word = isDeployable === undefined ? 'Not known yet' : isDeployable ? 'Yes' : 'No';
    console.log(`${word}: ${pacticipant} ${version} to ${environment}. ${reason}`);
    process.exitCode = isDeployable ? 0 : isDeployable === undefined ? 2 : 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { publicationOf, publish } from './publish.ts';

try {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  const publication = publicationOf({
    version: git('rev-parse', 'HEAD'),
    branch: process.env.GIT_BRANCH ?? git('rev-parse', '--abbrev-ref', 'HEAD'),
  });
  const { pacticipantName, pacticipantVersionNumber, branch, contracts } = publication;
  console.log(`${pacticipantName} ${pacticipantVersionNumber} on ${branch}`);
  for (const { providerName, content } of contracts) {
    console.log(`  the pact with ${providerName}, ${Math.round((content.length * 3) / 4 / 1024)} kB`);
  }
  if (values['dry-run']) console.log('Nothing was sent: --dry-run.');
  else for (const notice of await publish(broker(), publication)) console.log(notice);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function broker() {
  const { PACT_BROKER_BASE_URL: url, PACT_BROKER_TOKEN: token } = process.env;
  if (!url || !URL.canParse(url)) {
    throw new Error('Set PACT_BROKER_BASE_URL to the address of your Pact Broker, or try --dry-run.');
  }
  return { url: url.replace(/\/$/, ''), token };
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}

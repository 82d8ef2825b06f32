import { parseArgs } from 'node:util';
import { brokerOf } from './broker.ts';
import { publicationOf, publish } from './publish.ts';
import { revisionOf } from './revision.ts';

try {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  const publication = publicationOf(revisionOf(process.env));
  const { pacticipantName, pacticipantVersionNumber, branch, contracts } = publication;
  console.log(`${pacticipantName} ${pacticipantVersionNumber} on ${branch}`);
  for (const { providerName, content } of contracts) {
    console.log(`  the pact with ${providerName}, ${Math.round((content.length * 3) / 4 / 1024)} kB`);
  }
  if (values['dry-run']) console.log('Nothing was sent: --dry-run.');
  else for (const notice of await publish(brokerOf(process.env), publication)) console.log(notice);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

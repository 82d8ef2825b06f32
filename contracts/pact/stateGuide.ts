import type { Interaction, JsonValue } from '../defineEndpoint.ts';
import { ENDPOINTS } from '../endpoints.ts';
import { ERROR_SITUATIONS } from '../errorSituations.ts';
import { ERROR_CATALOGUE, type ErrorKey, type ErrorRow } from '../errors.ts';
import { EXTENSIONS } from '../extensions.ts';
import { describeInteraction } from './examples.ts';

/** A provider state with the parameters that any promise gives it. */
export interface State {
  name: string;
  /** Name and, as JSON, an example. */
  parameters: Map<string, string>;
  usedBy: string[];
}

/** `pacts/README.md`: how a provider is verified, every state with its parameters and the promises that start from it, and the errors. */
export function stateGuide(): string {
  const rows = statesOf().map(
    ({ name, parameters, usedBy }) =>
      `| ${name} | ${[...parameters].map(([key, example]) => `\`${key}\`: ${example}`).join('<br>')} | ${usedBy.join('<br>')} |`,
  );
  return `${INTRODUCTION}
| state | parameters, with an example | used by |
| --- | --- | --- |
${rows.join('\n')}

## Errors and what users are told

The first row that fits. A refusal that says it in words of its own goes before the rows from "Non-GET 401" on.

| situation | message | in a form |
| --- | --- | --- |
${errorRows().join('\n')}
`;
}

function errorRows() {
  return Object.entries(ERROR_CATALOGUE as Record<string, ErrorRow>).map(
    ([key, { message, formError = message }]) =>
      `| ${ERROR_SITUATIONS[key as ErrorKey]} | ${message} | ${formError} |`,
  );
}

const EXTENSIONS_TOLD = Object.values(EXTENSIONS).join('; ');

const INTRODUCTION = `<!-- Written by npm run contracts:consumer: change contracts/, not this file. -->
# The agreement with the API

The JSON files here are what the web app relies on, in the format of [Pact](https://docs.pact.io) 4. Any provider can be
held to them:

    npm run contracts:verify -- --url https://api.example.org [--states https://api.example.org/pact-states] [--token T]

It prints a line a promise as it is tried and ends with 1 when one is broken. A broken one says its call, each field with what was
promised and what came in how many rows, and a line of curl that shows it. More of it (\`--help\` lists all): \`--only TEXT\` (some
promises, by description, path, endpoint or state), \`--pact NAME\` (a file of this folder, without its ending), \`--timeout SECONDS\`
(a promise, 30), \`--slower-than MS\` (an answer that takes longer is broken), \`--check-states\` (are all states served? no call is
made), \`--list-states\` (as JSON), \`--junit FILE\`, \`--result FILE\` (JSON), \`--report FILE\` (HTML), \`--provider-version TEXT\` (which
version was tried). Breaks that stand in
\`go-api/knownFaults.json\` (or \`--known-faults FILE\`) are shown apart and fail nothing; one of them that is seen no more does.
The last result against the real GO API is in \`verified/\`; \`go-api/\` has its seed and its states, for its own team.

What only the app's own API does (${EXTENSIONS_TOLD}) stands in \`go-web-app-go-api-extensions.json\`. Another API is held to it
only when \`--pact\` names it; the app is told by \`APP_API_EXTENSIONS\` what of it is there and leaves out the rest.

Beside the pacts, which have no words for it, every answer is held to what the app needs: its own reading of the answer (closed lists of
values, above all), CORS for calls from another origin (\`--origin URL\`), and true totals of pages (\`count\` is of the whole list, \`next\`
leads on while rows are left).

\`npm run contracts:impact -- FIELD\` says which screens and tests need a field, \`npm run contracts:diff -- REF\` what changed since a
commit, as breaking or not.

## With a Pact Broker

\`PACT_BROKER_BASE_URL\` and \`PACT_BROKER_TOKEN\`, or \`PACT_BROKER_USERNAME\` and \`PACT_BROKER_PASSWORD\`, say where and as whom.

1. The app: \`npm run contracts:publish\` hands over the pacts of a commit, with its branch (of the CI system, or \`GIT_BRANCH\`).
2. The provider: \`npm run contracts:verify -- --url ... --broker go-api --publish-results --provider-version V --provider-branch B\`
   tries those of main branches, of the branch of the same name and of what is deployed, and hands back the verdicts. What was never
   kept yet (pending) fails nothing. A webhook of the broker on \`contract_requiring_verification_published\` starts this.
3. Both, before they deploy: \`npm run contracts:can-i-deploy -- --environment production [--pacticipant go-api --version V]\`: 0 for yes.
4. Both, once deployed: \`pact-broker record-deployment --environment production\`, a tool of Pact's.

## What the files say

An object or list that may be null in the row of a list is promised by patterns of its JSON, with null as its example: Pact has no
other way to say "this or null". Each field of such an object has a pattern, what lies deeper is promised by its kind.

Before a promise is tried, the verifier asks for the states it starts from. It sends \`POST\` with
\`{"consumer", "state", "params", "action": "setup"}\` to the address given by \`--states\`, and the same with
\`"action": "teardown"\` afterwards. The provider brings itself into the state and answers 200 with a JSON object and the header
\`content-type: application/json\`. An object with a value under a parameter's name replaces the example: so a provider may make
a record with an id of its own and answer \`{"id": 42}\`, and the call is made with 42. A promise that starts from no state sends
an empty \`state\`. \`token\` is the token that signs the user in.

States add what is missing; they never need an empty database, except where they say "no ... exists".
`;

/** Every state that the pacts start from, by name. */
export function statesOf(): State[] {
  const states = new Map<string, State>();
  for (const endpoint of ENDPOINTS) {
    for (const interaction of endpoint.interactions) {
      for (const [name, parameters] of givenBy(interaction)) {
        const state: State = states.get(name) ?? { name, parameters: new Map(), usedBy: [] };
        for (const [key, value] of Object.entries(parameters)) {
          if (!state.parameters.has(key)) state.parameters.set(key, JSON.stringify(value));
        }
        state.usedBy.push(describeInteraction(endpoint, interaction));
        states.set(name, state);
      }
    }
  }
  return [...states.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

function givenBy({ given = [] }: Interaction): (readonly [string, Readonly<Record<string, JsonValue>>])[] {
  return given.map(([name, parameters = {}]) => [
    name,
    name === 'a user is signed in' ? { ...parameters, token: 'the token to accept' } : parameters,
  ]);
}

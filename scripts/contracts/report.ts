import type { Endpoint, Interaction } from '#contracts/defineEndpoint.ts';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { ERROR_SITUATIONS } from '#contracts/errorSituations.ts';
import { ERROR_CATALOGUE, type ErrorKey, type ErrorRow } from '#contracts/errors.ts';
import { describeAnswer, describeInput } from '#contracts/pact/describeSchema.ts';
import { describeInteraction, ERROR_BODIES } from '#contracts/pact/examples.ts';
import { emptyOf, exampleOf, matcherOf } from '#contracts/pact/matchers.ts';
import { type State, statesOf } from '#contracts/pact/stateGuide.ts';
import { withExamples } from '#contracts/pact/stateValue.ts';
import type { Screen } from './impact.ts';
import { escapeXml } from './junit.ts';
import { screensOf } from './reportScreens.ts';
import { REPORT_SCRIPT, REPORT_SEARCH } from './reportSearch.ts';
import { REPORT_STYLE } from './reportStyle.ts';
import { verifiedSection } from './reportVerified.ts';
import { latestOf, type Since } from './since.ts';
import type { Verification } from './verification.ts';

interface ReportFacts {
  version: string;
  date: string;
  /** What providers were found to keep of it. */
  verifications?: readonly Verification[];
  /** The screens that make each call. */
  screens?: ReadonlyMap<Endpoint, readonly Screen[]>;
  /** Since when each promise is as it is; missing where there is no history. */
  since?: ReadonlyMap<string, Since> | undefined;
}

/** The whole agreement as one HTML page that needs nothing else: for people who implement the API without reading our code. */
export function renderReport({
  version,
  date,
  verifications = [],
  screens = new Map(),
  since,
}: ReportFacts): string {
  const interactions = ENDPOINTS.reduce((sum, endpoint) => sum + endpoint.interactions.length, 0);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The agreement with the API</title>
<style>${REPORT_STYLE}</style>
</head>
<body>
<header>
<h1>The agreement with the API</h1>
<p>${ENDPOINTS.length} endpoints, ${interactions} promises. Version ${text(version)}, ${text(date)}.${since ? '' : ' Since when they are as they are is not told: this was made without the history of the pacts.'}</p>
<p>An answer may hold more fields than are named here: they pass unread. A field named here without a question mark must be
in every answer. Types are promised, values are examples.</p>
</header>
<nav aria-label="Parts"><p><a href="#endpoints">Endpoints</a> · ${verifications.length > 0 ? '<a href="#verified">What providers keep</a> · ' : ''}<a href="#errors">Errors and what users are told</a> · <a href="#states">Provider states</a></p></nav>
<main>
${verifiedSection(verifications)}
<section id="endpoints">
<h2>Endpoints</h2>
${REPORT_SEARCH}
${ENDPOINTS.map((endpoint) => endpointSection(endpoint, screens.get(endpoint) ?? [], brokenIn(endpoint, verifications), since)).join('\n')}
</section>
${errorSection()}
${stateSection()}
</main>
<script>${REPORT_SCRIPT}</script>
</body>
</html>
`;
}

/** The providers that break a promise of it, each with how many. */
function brokenIn(endpoint: Endpoint, verifications: readonly Verification[]): string[] {
  const own = new Set(endpoint.interactions.map((interaction) => describeInteraction(endpoint, interaction)));
  return verifications.flatMap(({ provider, promises }) => {
    const broken = promises.filter(({ promise, outcome }) => outcome === 'broken' && own.has(promise)).length;
    return broken > 0 ? [`${provider.name}: ${broken} broken`] : [];
  });
}

/** Folded, so that the page is its own table of contents; a link to what is inside unfolds it. */
function endpointSection(
  endpoint: Endpoint,
  screens: readonly Screen[],
  broken: readonly string[],
  since: ReadonlyMap<string, Since> = new Map(),
) {
  const promises = endpoint.interactions.map((interaction) => describeInteraction(endpoint, interaction));
  const unchanged = latestOf(promises, since);
  const facts = [
    ['Service', endpoint.api === 'go' ? 'the GO API' : 'the risk API'],
    ['Token', endpoint.token === 'required' ? 'required' : 'optional: visitors may call'],
    ['Accept-Language', endpoint.language === 'current' ? "the reader's language" : 'always en'],
    ['Content', endpoint.content],
    ...(unchanged ? [['As it is since', unchanged]] : []),
  ];
  const marks = broken.map((mark) => ` <strong class="status">${text(mark)}</strong>`).join('');
  return `<details class="endpoint">
<summary><h3>${method(endpoint)} ${text(endpoint.path)}</h3> ${text(endpoint.title)}${marks}</summary>
<p id="${anchor(endpoint)}">${text(sentence(endpoint.title))}</p>
<dl class="facts">${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${text(value ?? '')}</dd></div>`).join('')}</dl>
${endpoint.query ? schemaBlock('Query', describeInput(endpoint.query)) : ''}
${endpoint.body ? schemaBlock('Body', describeInput(endpoint.body)) : ''}
${schemaBlock('Answer', describeAnswer(endpoint.answer))}
${screensOf(endpoint, screens)}
<h4>Promises</h4>
${endpoint.interactions.map((interaction) => promise(endpoint, interaction)).join('\n')}
</details>`;
}

function schemaBlock(title: string, description: string) {
  return `<h4>${title}</h4>\n<pre tabindex="0">${text(description)}</pre>`;
}

function promise(endpoint: Endpoint, interaction: Interaction) {
  const { status = 200, given = [], path, query, body, headers, isSignedIn } = interaction;
  const asked = withExamples({
    ...(path && { path }),
    ...(query && { query }),
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
    ...(isSignedIn && { token: 'of the signed-in user' }),
  });
  const states = given.map(
    ([name, parameters]) => `${name}${parameters ? ` ${JSON.stringify(parameters)}` : ''}`,
  );
  return `<details>
<summary><span class="status">${status}</span> ${text(describeInteraction(endpoint, interaction))}</summary>
${states.length > 0 ? `<p>Given ${states.map((state) => `<code>${text(state)}</code>`).join(' and ')}</p>` : ''}
${Object.keys(asked).length > 0 ? `<p>Asked with</p>${json(asked)}` : ''}
<p>Answers ${status} like</p>${json(answerOf(endpoint, interaction))}
</details>`;
}

function answerOf(
  { answer }: Endpoint,
  { status = 200, isEmpty, decided, errorShape = 'standard' }: Interaction,
) {
  if (status >= 300) return exampleOf(ERROR_BODIES[errorShape]);
  if (isEmpty) return emptyOf(answer);
  const example = exampleOf(matcherOf(answer));
  return decided ? { ...(example as object), ...decided } : example;
}

function errorSection() {
  const rows = Object.entries(ERROR_CATALOGUE as Record<string, ErrorRow>).map(
    ([key, { message, formError = message }]) =>
      `<tr><th scope="row">${text(ERROR_SITUATIONS[key as ErrorKey])}</th><td>${text(message)}</td><td>${text(formError)}</td></tr>`,
  );
  return `<section id="errors">
<h2>Errors and what users are told</h2>
<p>The first row that fits. A refusal (4xx) may say it in words of its own: the form errors of the newer shape, or
<code>error_message</code> of the older one, go before the rows from "Non-GET 401" on.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Error catalogue"><table>
<thead><tr><th scope="col">Situation</th><th scope="col">Message</th><th scope="col">In a form</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>
<h3>The newer shape</h3>${json(exampleOf(ERROR_BODIES.standard))}
<h3>The older shape</h3>${json(exampleOf(ERROR_BODIES.legacy))}
</section>`;
}

function stateSection() {
  const row = ({ name, parameters, usedBy }: State) =>
    `<tr><th scope="row">${text(name)}</th><td>${[...parameters].map(([key, example]) => `<code>${text(key)}: ${text(example)}</code>`).join('<br>')}</td><td>${usedBy.map(text).join('<br>')}</td></tr>`;
  return `<section id="states">
<h2>Provider states</h2>
<p>How a provider is brought into them stands in <code>pacts/README.md</code>.</p>
<details><summary>${statesOf().length} states</summary>
<div class="scroll" tabindex="0" role="region" aria-label="Provider states"><table>
<thead><tr><th scope="col">State</th><th scope="col">Parameters</th><th scope="col">Used by</th></tr></thead>
<tbody>${statesOf().map(row).join('\n')}</tbody></table></div>
</details>
</section>`;
}

const text = escapeXml;
const method = ({ method: name }: Endpoint) => `<span class="method">${name}</span>`;
/** A call that answers without a body (204) has nothing to show. */
const json = (value: unknown) =>
  value === undefined ? '<p>Nothing.</p>' : `<pre tabindex="0">${text(JSON.stringify(value, null, 2))}</pre>`;
const sentence = (title: string) => `${title.charAt(0).toUpperCase()}${title.slice(1)}.`;
const anchor = ({ method: name, path }: Endpoint) =>
  `${name}${path}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

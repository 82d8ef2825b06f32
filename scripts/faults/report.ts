import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_SITUATIONS } from '#contracts/errorSituations.ts';
import { ERROR_CATALOGUE, type ErrorKey, type ErrorRow } from '#contracts/errors.ts';
import { escapeXml as text } from '#scripts/contracts/junit.ts';
import { REPORT_STYLE } from '#scripts/contracts/reportStyle.ts';
import { ROOT } from '#scripts/i18n/strings.ts';
import type { MatrixRow } from './matrix.ts';
import type { Picture } from './pictures.ts';

/** A test a fault and kind of call, named whole: a history by name outlives changes of the others. */
export function faultsJunit(rows: readonly MatrixRow[]): string {
  const broken = rows.filter(({ problem }) => problem).length;
  const cases = rows.map(({ fault, kind, problem, calls, ms }) => {
    const open = `    <testcase classname="${text(`faults.${kind}`)}" name="${text(`${kind} that meets ${fault}${problem ? ` (${calls[0]})` : ''}`)}" time="${ms / 1000}"`;
    return problem
      ? `${open}>\n      <failure message="${text(problem)}">${text(calls.join('\n'))}</failure>\n    </testcase>`
      : `${open}/>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="faults" tests="${rows.length}" failures="${broken}">
${cases.join('\n')}
  </testsuite>
</testsuites>
`;
}

const LANGUAGES = ['fr', 'es', 'ar'] as const;

/** Fault, kind of call and the sentence that the reader sees, as one page; the catalogue's sentences in all languages beside it. */
export function faultsPage(
  rows: readonly MatrixRow[],
  { pictures = [], ...facts }: { target: string; date: string; pictures?: readonly Picture[] },
): string {
  const row = ({ fault, kind, sentence, inForm, problem, calls }: MatrixRow) =>
    `<tr><th scope="row">${text(fault)}</th><td>${text(kind)}</td><td>${text(sentence ?? 'None: it succeeds all the same.')}</td><td>${text(inForm ?? '')}</td><td>${problem ? `<strong>${text(problem)}</strong> ${text(calls.join(', '))}` : calls.length}</td></tr>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What readers are told when calls fail</title>
<style>${REPORT_STYLE}${STYLE}</style>
</head>
<body>
<header>
<h1>What readers are told when calls fail</h1>
<p>${text(facts.target)}, ${text(facts.date)}. A refusal with words of its own is told in these.</p>
</header>
<main>
<section><h2>Every fault by kind of call</h2>
${table(['Fault', 'Kind of call', 'The reader is told', 'In a form', 'Calls'], rows.map(row))}</section>
${[...new Set(pictures.map(({ scene }) => scene))].map((scene) => sceneOf(scene, pictures)).join('')}
<section><h2>The catalogue in all languages</h2>
${table(['Situation', 'English', 'French', 'Spanish', 'Arabic'], catalogueRows())}</section>
</main>
</body>
</html>
`;
}

const STYLE = `
.pictures { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: 1.5rem; }
figure { margin: 0; } figure img { inline-size: 100%; border: 1px solid var(--line); border-radius: 0.375rem; }
`;

const sceneOf = (title: string, pictures: readonly Picture[]) =>
  `<section><h2>On a phone, ${text(title)}</h2><div class="pictures">${pictures
    .filter(({ scene }) => scene === title)
    .map(figure)
    .join('')}</div></section>
`;

const figure = ({ sentence, fault, image, isMissing }: Picture) =>
  `<figure><img alt="${text(isMissing ? 'Another page than was promised' : sentence)}" src="data:image/jpeg;base64,${image.toString('base64')}">
<figcaption>${isMissing ? '<strong>Not told: </strong>' : ''}${text(sentence)} (${text(fault)})</figcaption></figure>`;

function catalogueRows() {
  const file = join(ROOT, 'provider', 'seed', 'strings', 'errors.json');
  const strings = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
  return Object.entries(ERROR_CATALOGUE as Record<string, ErrorRow>).map(
    ([key, { message }]) =>
      `<tr><th scope="row">${text(ERROR_SITUATIONS[key as ErrorKey])}</th><td>${text(message)}</td>${LANGUAGES.map((language) => `<td lang="${language}" dir="auto">${text(strings[key]?.[language] ?? '')}</td>`).join('')}</tr>`,
  );
}

const table = (columns: readonly string[], rows: readonly string[]) =>
  `<div class="scroll" tabindex="0" role="region" aria-label="${columns[0]}"><table>
<thead><tr>${columns.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`;

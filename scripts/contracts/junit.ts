import type { Verdict } from './verify.ts';

/** The verdicts as JUnit XML, which CI servers show as tests. */
export function junitOf(verdicts: readonly Verdict[]): string {
  const broken = verdicts.filter(({ isKept }) => !isKept).length;
  const ms = verdicts.reduce((sum, verdict) => sum + verdict.ms, 0);
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="contracts" tests="${verdicts.length}" failures="${broken}" time="${ms / 1000}">
${verdicts.map(testCase).join('\n')}
  </testsuite>
</testsuites>
`;
}

function testCase({ description, isKept, problems, ms }: Verdict) {
  const name = `    <testcase classname="contracts" name="${escapeXml(description)}" time="${ms / 1000}"`;
  if (isKept) return `${name}/>`;
  return `${name}>
      <failure message="${escapeXml(problems[0] ?? 'broken')}">${escapeXml(problems.join('\n'))}</failure>
    </testcase>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Leaves out control characters, which XML cannot hold. */
export function escapeXml(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}/gu, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

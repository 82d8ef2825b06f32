import type { JudgedVerdict } from './knownFaults.ts';

/** The verdicts as JUnit XML, which CI servers show as tests; known faults of the provider, and what is pending, as skipped ones. */
export function junitOf(verdicts: readonly JudgedVerdict[]): string {
  const broken = verdicts.filter(({ outcome }) => outcome === 'broken').length;
  const skipped = verdicts.filter(({ outcome }) => outcome === 'known fault' || outcome === 'pending').length;
  const ms = verdicts.reduce((sum, verdict) => sum + verdict.ms, 0);
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="contracts" tests="${verdicts.length}" failures="${broken}" skipped="${skipped}" time="${ms / 1000}">
${verdicts.map(testCase).join('\n')}
  </testsuite>
</testsuites>
`;
}

function testCase({ description, outcome, problems, fault, ms, call, curl, hurts = [] }: JudgedVerdict) {
  const name = `    <testcase classname="contracts" name="${escapeXml(description)}" time="${ms / 1000}"`;
  if (outcome === 'kept') return `${name}/>`;
  const skipped = fault
    ? `A known fault of the provider. ${fault.advice}`
    : outcome === 'pending' && `Pending: ${problems[0] ?? 'broken'}`;
  if (skipped) return `${name}>\n      <skipped message="${escapeXml(skipped)}"/>\n    </testcase>`;
  return `${name}>
      <failure message="${escapeXml(problems[0] ?? 'broken')}">${escapeXml([...(call ? [call] : []), ...problems, ...hurts, ...(curl ? [curl] : [])].join('\n'))}</failure>
    </testcase>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Leaves out control characters, which XML cannot hold. */
export function escapeXml(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}/gu, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

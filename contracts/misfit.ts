import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** A field of an answer that is not as its contract says, in one row or in many. */
export interface Misfit {
  /** Where it stands, alike in all rows of a list: "results[].dtype". */
  field: string;
  expected: string;
  /** What kind of value came, never the value: it may say who somebody is. */
  got: string;
  /** In how many places. */
  times: number;
}

/** What does not fit, by field and by what came, in the order of its first place. */
export function misfitsOf(issues: readonly Issue[], answer: unknown): Misfit[] {
  const misfits = new Map<string, Misfit>();
  for (const issue of issues) {
    const misfit = {
      field: fieldOf(issue.path),
      expected: expectedOf(issue),
      got: kindOf(valueAt(issue.path, answer)),
    };
    const key = Object.values(misfit).join(' ');
    const known = misfits.get(key);
    if (known) known.times += 1;
    else misfits.set(key, { ...misfit, times: 1 });
  }
  return [...misfits.values()];
}

/** "results.0.name: expected string, got null", "…: expected 0 or 1, got 7"; of a secret answer only the type of the value. */
export function describeIssue(issue: Issue, answer: unknown, isSecret: boolean): string {
  const found = valueAt(issue.path, answer);
  const got = isSecret ? typeof found : (JSON.stringify(found)?.slice(0, 100) ?? 'nothing');
  return `${issue.path.join('.') || 'answer'}: expected ${expectedOf(issue)}, got ${got}`;
}

function fieldOf(path: Issue['path']) {
  const field = path.map((key) => (typeof key === 'number' ? '[]' : `.${String(key)}`)).join('');
  return field.replace(/^\./, '') || 'answer';
}

/** What was expected where an issue is: a type, the values of a closed list, a format. */
export function expectedOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value)).join(' or ');
    case 'invalid_format':
      return issue.format;
    case 'invalid_union':
      return [...new Set(issue.errors.flat().map(expectedOf))].join(' or ') || 'one of several';
    default:
      return issue.code;
  }
}

function kindOf(value: unknown) {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

const valueAt = (path: Issue['path'], answer: unknown) =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    answer,
  );

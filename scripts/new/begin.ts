import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { planEndpoint } from './endpoint.ts';
import { planForm } from './form.ts';
import { planList } from './list.ts';
import { planMachine } from './machine.ts';
import { type Names, namesOf } from './names.ts';
import { carryOut, type Plan } from './plan.ts';
import { planRecord } from './record.ts';

const PLANS = {
  machine: planMachine,
  endpoint: planEndpoint,
  list: planList,
  record: planRecord,
  form: planForm,
} as const satisfies Record<string, (names: Names) => Plan>;

export type Kind = keyof typeof PLANS;
export const KINDS = Object.keys(PLANS) as Kind[];

/** Writes the start of each in the project at `root`, and what follows from it. Returns the files, and what is left to do. */
export function begin(root: string, wanted: readonly (readonly [kind: Kind, name: string])[]) {
  const plans = wanted.map(([kind, name]) => PLANS[kind](namesOf(name)));
  const files = [...new Set(plans.flatMap((plan) => carryOut(root, plan)))];
  // Imports come into their order, lines into their form.
  run(root, join(root, 'node_modules', '.bin', 'biome'), ['check', '--write', '--log-level=error', ...files]);
  const commands = new Set(plans.flatMap((plan) => plan.commands));
  for (const command of commands) run(root, 'npm', ['run', '--silent', command]);
  return { files, todo: plans.flatMap((plan) => plan.todo) };
}

function run(cwd: string, program: string, given: readonly string[]) {
  execFileSync(program, given, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}

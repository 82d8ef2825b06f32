import type { Project } from './types.ts';

/** A figure of the whole project: its value, or where it counts year by year the sum of its years. */
export function wholeFigure(
  project: Project,
  name: 'budget_amount' | 'target_total' | 'reached_total',
): number | undefined {
  const whole = project[name];
  if (typeof whole === 'number') return whole;
  const years = (project.annual_splits ?? []).flatMap((split) => split[name] ?? []);
  return years.length === 0 ? undefined : years.reduce((sum, value) => sum + value, 0);
}

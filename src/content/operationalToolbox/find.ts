import type { Language } from '#contracts/languages.ts';
import type { ToolboxArea, ToolboxStep } from '../schema.ts';
import { folded, wordsOf } from '../texts.ts';

/** The columns of the timeline, each as wide as the others: the weeks of the first month, then months. */
export const PERIODS = ['week1', 'week2', 'week3', 'week4', 'month2', 'month3', 'month4'] as const;
export type Period = (typeof PERIODS)[number];

/** The first and the last period that a step touches. */
export function spanOf({ from, to }: Pick<ToolboxStep, 'from' | 'to'>): { first: Period; last: Period } {
  const at = (index: number) => PERIODS[Math.min(PERIODS.length - 1, Math.max(0, index))] ?? 'week1';
  return { first: at(Math.floor(from)), last: at(Math.ceil(to) - 1) };
}

export interface ToolboxFilter {
  words: string;
  /** The id of an area. */
  area?: string | undefined;
  /** A period, or what comes before the disaster. */
  when?: Period | 'before' | undefined;
}

/** The areas with those of their tasks and steps that fit; an area without any is left out. Words may stand in its name. */
export function findSteps(
  areas: readonly ToolboxArea[],
  { words, area, when }: ToolboxFilter,
  language: Language,
): ToolboxArea[] {
  const searched = wordsOf(words, language);
  const column = when && when !== 'before' ? PERIODS.indexOf(when) : -1;
  return areas
    .filter(({ id }) => !area || id === area)
    .map((lane) => {
      const fits = (text: string) => {
        const said = folded(`${lane.name} ${text}`, language);
        return searched.every((word) => said.includes(word));
      };
      return {
        ...lane,
        preDisaster: when && when !== 'before' ? [] : lane.preDisaster.filter(fits),
        steps: lane.steps.filter(
          ({ label, from, to }) =>
            when !== 'before' && fits(label) && (column < 0 || (from < column + 1 && to > column)),
        ),
      };
    })
    .filter(({ preDisaster, steps }) => preDisaster.length + steps.length > 0);
}

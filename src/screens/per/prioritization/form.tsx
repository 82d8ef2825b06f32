import { perPrioritizationEndpoint } from '#contracts/per/results.ts';
import { PerPrioritizationChange } from '#contracts/per/steps.ts';
import { pathTo } from '#src/core/links.ts';
import { defineForm } from '#src/forms/defineForm.ts';
import { formOf } from '#src/forms/definition.ts';
import { longText } from '#src/forms/kinds.tsx';
import { perStepErrorStrings } from '../assessment/strings.ts';
import { languageOfRows } from '../languageOfRows.ts';
import { Choice } from './Choice.tsx';
import { prioritizationKind } from './kind.ts';
import { Replaced } from './Replaced.tsx';
import { perPrioritizationStrings } from './strings.ts';
import type { Prioritization, PrioritizationValues } from './values.ts';

/** What the form offers: how components are called, by their ids. */
export type ComponentNames = ReadonlyMap<number, string>;

const { list, section } = formOf<PrioritizationValues, ComponentNames | undefined>()(
  perPrioritizationStrings,
);

const config = (names: ComponentNames, language: string | undefined) =>
  ({
    kind: prioritizationKind,
    schema: PerPrioritizationChange,
    words: [perPrioritizationStrings],
    errors: perStepErrorStrings,
    texts: {
      failed: 'failed',
      created: 'saved',
      updated: 'saved',
      notFound: 'notFound',
      otherLanguage: 'otherLanguage',
    },
    languageOf: ({ prioritized_action_responses: rows = [] }: Prioritization) =>
      languageOfRows(rows) ?? language,
    endpoint: perPrioritizationEndpoint,
    addressOf: ({ overview }: Prioritization) => pathTo('perPrioritization', { perId: overview ?? 0 }),
    useOptions: () => names,
    staysOpen: true,
    sections: [
      section(
        'components',
        'components',
        [
          list(
            'prioritized_action_responses',
            ({ field: inRow }) => [inRow('justification_text', longText, 'justification')],
            {
              heading: 'chosen',
              add: 'chosen',
              isGiven: true,
              rowTitle: (_, { row, options }) => options?.get(row.component) ?? '',
            },
          ),
        ],
        { Body: Choice },
      ),
    ],
  }) as const;

/**
 * The form of a prioritization; one that is decided already is looked over before it is replaced. `language`: that of its process,
 * which it is begun in.
 */
export function prioritizationForm(names: ComponentNames, isDecided: boolean, language?: string) {
  const form = config(names, language);
  return defineForm(isDecided ? { ...form, Review: Replaced } : form);
}

import { createContext, use } from 'react';
import type { AssessmentValues } from '../assessment/values.ts';
import type { Catalogue } from '../useCatalogue.ts';

/** What a prioritization is decided by. `before`: the ids of the components that were chosen when it was opened. */
export interface PrioritizationView {
  catalogue: Catalogue;
  assessed: AssessmentValues;
  before: readonly number[];
}

export const PrioritizationContext = createContext<PrioritizationView>({
  catalogue: { areas: [], ratings: [], answers: [] },
  assessed: {},
  before: [],
});
export const usePrioritizationView = (): PrioritizationView => use(PrioritizationContext);

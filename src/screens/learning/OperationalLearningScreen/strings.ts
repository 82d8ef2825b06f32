import { defineStrings } from '#src/i18n/defineStrings.ts';

/** The page of operational learning. */
export const operationalLearningStrings = defineStrings('operationalLearning', {
  about:
    'Operational learning is what National Societies and the IFRC have learned from managing emergencies. It is taken from final reports of DREFs and Emergency Appeals, and from other reviews of operations. Summaries are written by AI, a large language model, from what your filters find.',
});

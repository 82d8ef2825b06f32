import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** The prioritization of a PER process. */
export const perPrioritizationStrings = defineStrings('perPrioritization', {
  failed: 'The prioritization could not be saved.',
  saved: 'The prioritization was saved',
  notFound: 'Check that the process exists and that you look after its country.',
  otherLanguage: 'This prioritization is written in {language} and can be changed in this language only.',
  components: 'Components to choose from',
  order: 'Sort by',
  order_component: 'Number of the component',
  order_rating: 'Rating, highest first',
  order_benchmark: 'Benchmarks answered, most first',
  chosen: 'Prioritized components',
  chosenCount: 'Chosen: {count}',
  componentTitle: '{number}. {title}',
  facts: '{rating} · benchmarks answered: {count}',
  justification: fields.whyItComesFirst,
  justificationOf: '{component}: why it comes first',
  answers: 'What was answered',
  decide: 'Select and add to the work plan',
  decideHeading: 'Decide this prioritization?',
  decideMessage:
    'The work plan opens for the chosen components. The prioritization can still be changed later.',
  chooseFirst: 'Choose one component at least.',
  decided: 'The prioritization was decided',
  overwrites: 'This prioritization was decided already: saving replaces it.',
  loses: 'The actions that the work plan has for these components are lost:',
  losesNothing: 'No component is taken out.',
});

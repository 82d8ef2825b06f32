import { OWN_STEP_ERRORS } from '#contracts/per/steps.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';
import { CONSIDERATIONS } from '#src/records/per/strings.ts';

/** The assessment of a PER process: its form, and what it found. */
export const perAssessmentStrings = defineStrings('perAssessment', {
  failed: 'The assessment could not be saved.',
  saved: 'The assessment was saved',
  notFound: 'Check that the process exists and that you look after its country.',
  otherLanguage: 'This assessment is written in {language} and can be changed in this language only.',
  areaStep: '{title} ({answered}/{asked})',
  componentHeading: '{number}. {title}',
  question: '{number}. {question}',
  rating: fields.rating,
  ratedAs: '{value} – {title}',
  notReviewed: fields.notReviewed,
  answerNotes: 'Notes and means of verification',
  notesOf: '{number}: {label}',
  notes: 'Notes on the component',
  on_epi_considerations: CONSIDERATIONS.epi,
  on_urban_considerations: CONSIDERATIONS.urban,
  on_climate_environmental_considerations: CONSIDERATIONS.climate,
  on_migration_considerations: CONSIDERATIONS.migration,
  guidance: 'What to look at',
  benchmarks: 'Benchmarks ({answered} of {asked} answered)',
  suggested: 'The answers speak for: {rating}',
  useSuggested: 'Use this rating',
  lastCycle: 'Last cycle: {rating}',
  lastNotes: 'Notes of the last cycle',
  summary: 'How far the assessment is',
  found: 'What the assessment found',
  byRating: 'Components by rating in each area',
  area: fields.perArea,
  benchmarksDone: '{answered} of {asked} benchmarks answered',
  componentsDone: '{answered} of {asked} components rated',
  areaTitle: '{number}. {title}',
  averageIs: 'rated {average} on average',
  counted: '{name}: {count}',
  nextMissing: 'Next that is missing',
  missing: 'What is missing ({count})',
  nothingMissing: 'Every benchmark is answered and every component is rated.',
  componentRated: '{component}: {rating}',
  missingRating: '{component}: rating',
  moreMissing: 'And {count} more.',
  submit: 'Submit the assessment',
  submitHeading: 'Submit this assessment?',
  submitMessage: 'No one can change it any more after that. The prioritization opens next.',
  submitted: 'The assessment was submitted',
  becameFrozen:
    'Someone has submitted this assessment meanwhile: what you write now cannot be saved any more.',
  noAnswers: 'Nothing was answered here.',
  answer: fields.answer,
  benchmark: 'Benchmark',
});

/** What is refused of a step of PER, by the sentences of the contract. */
export const perStepErrorStrings = defineStrings('perStepErrors', OWN_STEP_ERRORS);

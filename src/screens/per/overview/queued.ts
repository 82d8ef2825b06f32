import { queuedForm } from '#src/forms/queuedForm.ts';
import { shareStrings } from '#src/i18n/defineStrings.ts';
import { overviewKind } from './kind.ts';
import { perOverviewStrings } from './strings.ts';

const { namespace, english } = perOverviewStrings;
const texts = shareStrings(perOverviewStrings);

/** Overviews that wait for a connection. */
export const queuedOverviews = queuedForm(
  overviewKind,
  {
    namespace,
    english: { created: english.created, updated: english.updated, failed: english.failed },
    shared: { created: texts.created, updated: texts.updated },
  },
  ({ country_details }) => country_details?.name,
);

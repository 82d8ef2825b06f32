import { useFromValues } from '#src/forms/FormContext.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { usePrioritizationView } from './PrioritizationContext.ts';
import { perPrioritizationStrings } from './strings.ts';
import type { PrioritizationValues } from './values.ts';

/** Before a prioritization that was decided is replaced: whose actions go with it. */
export function Replaced() {
  const strings = useStrings(perPrioritizationStrings);
  const { catalogue, before } = usePrioritizationView();
  const chosen = useFromValues<PrioritizationValues, string>(({ prioritized_action_responses: rows = [] }) =>
    rows.map(({ component }) => component).join(),
  );
  const still = new Set(chosen.split(',').map(Number));
  const lost = catalogue.areas
    .flatMap(({ components }) => components)
    .filter(({ id }) => before.includes(id) && !still.has(id));
  return (
    <>
      <p>{strings.overwrites}</p>
      <p>{lost.length > 0 ? strings.loses : strings.losesNothing}</p>
      <ul>
        {lost.map(({ id, number, title }) => (
          <li key={id}>{fill(strings.componentTitle, { number, title })}</li>
        ))}
      </ul>
    </>
  );
}

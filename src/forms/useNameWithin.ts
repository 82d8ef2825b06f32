import { use } from 'react';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { WithinContext } from './FormContext.ts';
import { recordFormStrings } from './strings.ts';

/**
 * Names what stands here so that nothing else in the form is called so: "Supply 1, Other supplies, Shelter kits". `around`: what it
 * stands in; the rows around that follow by themselves.
 */
export function useNameWithin(): (name: string, around?: string | false) => string {
  const strings = useStrings(recordFormStrings);
  const rows = use(WithinContext);
  const inside = (title: string, of: string | false | undefined) =>
    of ? fill(strings.within, { title, of }) : title;
  return (name, around) => inside(inside(name, around), rows);
}

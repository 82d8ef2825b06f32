import { useStrings } from '#src/i18n/StringsContext.ts';
import { localUnitPageStrings } from './strings.ts';

/** Why something was decided about a unit, in the words of whoever decided it. */
export function Reason({ children }: { children: string }) {
  const { reason } = useStrings(localUnitPageStrings);
  return (
    <p>
      {reason}: <bdi>{children}</bdi>
    </p>
  );
}

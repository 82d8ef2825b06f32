import { localUnitsEndpoint } from '#contracts/localUnits/list.ts';
import { everything } from '#contracts/query.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useIds } from '#src/core/ids.ts';
import { pathTo } from '#src/core/links.ts';
import { countriesInput } from '#src/domain/countries.ts';
import { useFormValue } from '#src/forms/FormContext.ts';
import styles from '#src/forms/RecordForm.module.css';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { addressOf, nameOf } from '#src/records/localUnit/names.ts';
import type { LocalUnitRow } from '#src/records/localUnit/types.ts';
import { calledAlike, standingNear } from './alike.ts';
import { localUnitFormStrings } from './strings.ts';

/** Few say enough: more have a name that many have. */
const SHOWN = 5;
const NONE: readonly LocalUnitRow[] = [];

/** Units of the country that have the name that is written: it may be one of them. */
export function CalledAlike() {
  const strings = useStrings(localUnitFormStrings);
  const names = [useFormValue<string>('local_branch_name'), useFormValue<string>('english_branch_name')];
  const { id, units } = useUnits();
  return <Notice of={calledAlike(units, { id, names })} says={strings.alikeName} />;
}

/** Units of the same type that stand there already. */
export function StandingNear() {
  const strings = useStrings(localUnitFormStrings);
  const type = useFormValue<number>('type');
  const latitude = useFormValue<string>('latitude');
  const longitude = useFormValue<string>('longitude');
  const { id, units } = useUnits();
  return <Notice of={standingNear(units, { id, type, latitude, longitude })} says={strings.alikePlace} />;
}

/** Those of the country of the form, asked for once; without them nothing is told. */
function useUnits() {
  const { localUnitId: id } = useIds();
  const country = useFormValue<number>('country');
  const { answer: countries } = useRequest(countriesEndpoint, countriesInput);
  const iso3 = countries?.results.find((one) => one.id === country)?.iso3;
  const { answer } = useRequest(localUnitsEndpoint, iso3 ? everything({ country__iso3: iso3 }) : undefined);
  return { id, units: answer?.results ?? NONE };
}

function Notice({ of: units, says }: { of: readonly LocalUnitRow[]; says: string }) {
  return (
    // It stands always, so that what comes into it is heard.
    <div role="status" className={styles.wide}>
      {units.length > 0 && (
        <Banner variant="warning">
          {says}
          <ul>
            {units.slice(0, SHOWN).map((unit) => (
              <li key={unit.id}>
                <TextLink to={pathTo('localUnit', { localUnitId: unit.id })}>{nameOf(unit)}</TextLink>
                {addressOf(unit) && <> · {addressOf(unit)}</>}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}

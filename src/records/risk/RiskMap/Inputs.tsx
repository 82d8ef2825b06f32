import type { Hazard } from '#contracts/risk/shared.ts';
import { MultiChoice } from '#src/choices/MultiChoice.tsx';
import { Checkbox } from '#src/components/Checkbox/index.tsx';
import { SegmentInput } from '#src/components/SegmentInput/index.tsx';
import type { SelectableCountry } from '#src/domain/countries.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from '../risk.module.css';
import { METRICS } from '../seasons.ts';
import { riskStrings } from '../strings.ts';
import type { Choice } from './useChoice.tsx';

interface InputsProps {
  choice: Choice;
  /** Undefined while they are on their way. */
  places: readonly SelectableCountry[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** Those that anything is known of. */
  hazards: readonly Hazard[];
  /** What choosing no country means. */
  allCountries: string;
}

/** All that countries are compared by. */
export function Inputs({ choice, places, hasFailed, onRetry, hazards, allCountries }: InputsProps) {
  const strings = useStrings(riskStrings);
  const { metric, isByPopulation, isByCoping, spanInputs, query, change } = choice;
  const several = (
    name: string,
    label: string,
    placeholder: string,
    options: { value: string; label: string }[] | undefined,
    asked?: Pick<InputsProps, 'hasFailed' | 'onRetry'>,
  ) => (
    <MultiChoice
      {...asked}
      name={name}
      label={label}
      placeholder={placeholder}
      value={query.get(name) ?? ''}
      options={options}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <div className={styles.inputs}>
      <SegmentInput
        name="metric"
        label={strings.metric}
        value={metric}
        options={METRICS.map((value) => ({ value, label: strings[value] }))}
        onChange={(value) => change({ metric: value === 'riskScore' ? '' : value, hazards: '', coping: '' })}
      />
      {spanInputs}
      {several(
        'hazards',
        strings.hazard,
        strings.allHazards,
        hazards.map((value) => ({ value, label: strings[value] })),
      )}
      {several(
        'countries',
        strings.countries,
        allCountries,
        places?.map(({ id, name }) => ({ value: String(id), label: name })),
        { hasFailed, onRetry },
      )}
      <Checkbox
        label={strings.byPopulation}
        isChecked={isByPopulation}
        onChange={(isOn) => change({ population: isOn ? 'true' : '' })}
      />
      {metric !== 'riskScore' && (
        <Checkbox
          label={strings.byCoping}
          isChecked={isByCoping}
          onChange={(isOn) => change({ coping: isOn ? 'true' : '' })}
        />
      )}
    </div>
  );
}

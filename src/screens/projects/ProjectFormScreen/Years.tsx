import clsx from 'clsx';
import type { FieldErrors, FormValues } from '#machines/form.ts';
import { Button } from '#src/components/Button/index.tsx';
import { rowClass } from '#src/components/FormField/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { FieldRow, type FieldRowProps, useProjectWords } from './FieldRow.tsx';
import { yearFields } from './fields.ts';
import projectStyles from './ProjectForm.module.css';
import { keysOf, withoutYear, withYear, yearField } from './values.ts';

interface YearsProps extends Pick<FieldRowProps, 'values' | 'isLocked' | 'options' | 'onChange'> {
  errors: FieldErrors;
  /** Adds or removes a year. */
  onPatch: (patch: FormValues) => void;
}

/** Budget and people year by year: a block each. */
export function Years({ values, errors, isLocked, options, onChange, onPatch }: YearsProps) {
  const strings = useProjectWords();
  const keys = keysOf(values);
  return (
    <div className={projectStyles.years}>
      {keys.length === 0 && <p>{strings.noYears}</p>}
      {keys.map((key) => {
        const year = values[yearField(key, 'year')];
        const name = fill(strings.year, { year: year === undefined ? '' : String(year) }).trim();
        return (
          <fieldset key={key} className={projectStyles.year}>
            <legend>{name}</legend>
            <div className={clsx(projectStyles.people, rowClass)}>
              {yearFields(key).map((field) => (
                <FieldRow
                  key={field.name}
                  field={field}
                  values={values}
                  error={errors[field.name]}
                  isLocked={isLocked}
                  options={options}
                  onChange={onChange}
                />
              ))}
            </div>
            <Button size="sm" disabled={isLocked} onClick={() => onPatch(withoutYear(values, key))}>
              {fill(strings.removeYear, { year: name })}
            </Button>
          </fieldset>
        );
      })}
      <Button disabled={isLocked} onClick={() => onPatch(withYear(values))}>
        {strings.addYear}
      </Button>
    </div>
  );
}

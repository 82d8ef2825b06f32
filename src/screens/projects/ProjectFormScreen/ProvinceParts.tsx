import { useMemo } from 'react';
import { Select } from '#src/components/Select/index.tsx';
import type { InputKind, InputProps } from '#src/forms/definition.ts';
import { useFormValue } from '#src/forms/FormContext.ts';
import { namesIn, type Offered } from '#src/forms/kinds.tsx';
import type { ProjectOptions } from './useProjectOptions.ts';
import { chosenParts, type OfferedPart, type ProvincePart, partsToOffer } from './values.ts';

/** Second-level districts of the chosen provinces, under the names of these where there are several. */
export const provinceParts: InputKind<readonly ProvincePart[], ProjectOptions, 'noParts'> = {
  draw: ({ options, words, ...props }) => (
    <PartsInput {...props} list={options.admin2} noneHint={words.noParts} />
  ),
  act: 'choose',
  describe: (parts, { options, language }) =>
    namesIn(
      options.admin2,
      parts.map(({ id }) => id),
      language,
    ),
};

const idOf = ({ id }: OfferedPart) => id;
const nameOf = ({ name }: OfferedPart) => name;
const provinceOf = ({ district_name }: OfferedPart) => district_name;
const NONE: readonly never[] = [];

function PartsInput({
  list,
  noneHint,
  common,
  value = NONE,
  change,
  isLocked,
}: Pick<InputProps<readonly ProvincePart[]>, 'common' | 'value' | 'change' | 'isLocked'> & {
  list: Offered<OfferedPart>;
  noneHint: string;
}) {
  const provinces = useFormValue<readonly number[]>('project_districts') ?? NONE;
  const ids = useMemo(() => value.map(({ id }) => id), [value]);
  const offered = useMemo(
    () => list.options && partsToOffer(list.options, provinces, ids),
    [list.options, provinces, ids],
  );
  const hasNone = offered?.length === 0;
  return (
    <Select
      {...common}
      hint={hasNone ? noneHint : common.hint}
      isMultiple
      options={offered}
      hasFailed={list.hasFailed}
      onRetry={list.retry}
      keyOf={idOf}
      labelOf={nameOf}
      groupOf={provinces.length > 1 ? provinceOf : undefined}
      value={ids}
      onChange={(chosen) => change(chosenParts(chosen, value, offered ?? NONE))}
      isDisabled={isLocked || hasNone}
    />
  );
}

import { Button } from '#src/components/Button/index.tsx';
import { CloseIcon } from '#src/components/icons.tsx';
import { dayOf, partsOf, wholeNumber } from '#src/domain/listAddress.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { CHOICES, type ChoiceKind } from './choices.ts';
import { useEmergencyName } from './EmergencyFilter.tsx';
import type { Filter } from './Filters.tsx';
import styles from './RecordList.module.css';
import { recordListStrings } from './strings.ts';

interface ChosenProps {
  filters: readonly Filter[];
  query: URLSearchParams;
  change: (values: Record<string, string>) => void;
}

/** What the list is narrowed by, in words; each can be taken back alone. Filters with an input of their own show it there. */
export function Chosen({ filters, query, change }: ChosenProps) {
  const strings = useStrings(recordListStrings);
  const shown = filters.filter(({ name, kind }) => kind !== 'own' && query.get(name));
  if (shown.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={strings.chosen}>
      {shown.map((filter) => (
        <ChosenOf
          key={filter.name}
          filter={filter}
          value={query.get(filter.name) ?? ''}
          onChange={(value) => change({ [filter.name]: value })}
        />
      ))}
    </ul>
  );
}

interface ChosenOfProps {
  filter: Filter;
  value: string;
  onChange: (value: string) => void;
}

function ChosenOf({ filter, value, onChange }: ChosenOfProps) {
  const strings = useStrings(recordListStrings);
  const language = useLanguage();
  const remove = () => onChange('');
  switch (filter.kind) {
    case 'day':
      return (
        <Chip label={strings[filter.label]} onRemove={remove}>
          {dayOf(value) ? formatDate(value, language) : value}
        </Chip>
      );
    case 'search':
      return (
        <Chip label={strings.search} onRemove={remove}>
          {value}
        </Chip>
      );
    case 'emergency':
      return <ChosenEmergency value={value} onRemove={remove} />;
    case 'own':
      return null;
    default:
      return <ChosenOptions kind={filter.kind} value={value} onChange={onChange} />;
  }
}

function ChosenEmergency({ value, onRemove }: { value: string; onRemove: () => void }) {
  const strings = useStrings(recordListStrings);
  const [emergency] = useEmergencyName(wholeNumber(value));
  return (
    <Chip label={strings.emergency} onRemove={onRemove}>
      {emergency?.name ?? value}
    </Chip>
  );
}

function ChosenOptions({ kind, value, onChange }: Omit<ChosenOfProps, 'filter'> & { kind: ChoiceKind }) {
  const strings = useStrings(recordListStrings);
  const { label, useOptions } = CHOICES[kind];
  const { options } = useOptions();
  const keys = partsOf(value);
  return keys.map((key) => (
    <Chip
      key={key}
      label={strings[label]}
      onRemove={() => onChange(keys.filter((other) => other !== key).join(','))}
    >
      {options?.find((option) => option.value === key)?.label ?? key}
    </Chip>
  ));
}

function Chip({ label, children, onRemove }: { label: string; children: string; onRemove: () => void }) {
  const strings = useStrings(recordListStrings);
  return (
    <li>
      <Button
        size="sm"
        className={styles.chip}
        iconAfter={<CloseIcon />}
        onClick={({ currentTarget }) => {
          handFocusOn(currentTarget);
          onRemove();
        }}
      >
        <span className="visually-hidden">{strings.removeFilter} </span>
        {fill(strings.chosenOf, { label, value: children })}
      </Button>
    </li>
  );
}

/** The focus would be lost with the chip: it goes to the one beside it, at last to the heading, which tells the new number. */
function handFocusOn(button: HTMLElement) {
  const item = button.closest('li');
  const beside = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
  (beside ?? document.querySelector<HTMLElement>('[data-page-heading]'))?.focus();
}

import { idOf } from '#rules/ids.ts';
import type { Option, Options } from '#src/choices/options.ts';
import { Button } from '#src/components/Button/index.tsx';
import { focusHeading } from '#src/components/focusHeading.ts';
import { CloseIcon } from '#src/components/laterIcons.tsx';
import { dayOf, partsOf } from '#src/domain/listAddress.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { useEmergencyName } from './EmergencyFilter.tsx';
import { type FilterInput, isMeant } from './filter.ts';
import styles from './lists.module.css';
import { recordListStrings } from './strings.ts';
import type { Filtered } from './useList.ts';
import { labelOf, useWordOptions } from './wordsOf.ts';

/** What the list is narrowed by, in words; each can be taken back alone. */
export function FilterChips<Word extends string>({ view }: { view: Filtered<Word> }) {
  const strings = useStrings(recordListStrings);
  const { filters, draft, change, about } = view;
  const shown = filters.filter(([name, filter]) => isMeant(filter, draft[name], about.now));
  if (shown.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={strings.chosen}>
      {shown.map(([name, filter]) => (
        <ChipsOf
          key={name}
          input={filter.input}
          isMeant={(part) => isMeant(filter, part, about.now)}
          words={about.words}
          value={draft[name] ?? ''}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
    </ul>
  );
}

interface ChipsOfProps<Word extends string> {
  input: FilterInput<Word>;
  words: Readonly<Record<Word, string>>;
  value: string;
  /** Whether one of several values narrows anything. */
  isMeant: (part: string) => boolean;
  onChange: (value: string) => void;
}

function ChipsOf<Word extends string>({ input, words, value, isMeant, onChange }: ChipsOfProps<Word>) {
  const strings = useStrings(recordListStrings);
  const language = useLanguage();
  const label = labelOf(input, words, strings);
  const remove = () => onChange('');
  const all = { label, keys: partsOf(value).filter(isMeant), onChange };
  switch (input.kind) {
    case 'day':
      return (
        <Chip label={label} onRemove={remove}>
          {dayOf(value) ? formatDate(value, language) : value}
        </Chip>
      );
    case 'search':
      return (
        <Chip label={label} onRemove={remove}>
          {value}
        </Chip>
      );
    case 'emergency':
      return <EmergencyChip label={label} value={value} onRemove={remove} />;
    case 'words':
      return <WordChips {...all} options={input.options} words={words} />;
    case 'choice':
      return <ChoiceChips {...all} useOptions={input.useOptions} />;
  }
}

function EmergencyChip({ label, value, onRemove }: { label: string; value: string; onRemove: () => void }) {
  const [emergency] = useEmergencyName(idOf(value));
  return (
    <Chip label={label} onRemove={onRemove}>
      {emergency?.name ?? value}
    </Chip>
  );
}

interface OptionChipsProps {
  label: string;
  /** What is chosen, as far as it makes sense. */
  keys: readonly string[];
  onChange: (value: string) => void;
}

function ChoiceChips({ useOptions, ...props }: OptionChipsProps & { useOptions: () => Options }) {
  return <OptionChips {...props} options={useOptions().options} />;
}

function WordChips<Word extends string>({
  options: values,
  words,
  ...props
}: OptionChipsProps & { options: Readonly<Record<string, Word>>; words: Readonly<Record<Word, string>> }) {
  return <OptionChips {...props} options={useWordOptions(values, words)} />;
}

function OptionChips({
  label,
  keys,
  options,
  onChange,
}: OptionChipsProps & { options: readonly Option[] | undefined }) {
  return keys.map((key) => (
    <Chip key={key} label={label} onRemove={() => onChange(keys.filter((other) => other !== key).join(','))}>
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
  if (beside) beside.focus();
  else focusHeading();
}

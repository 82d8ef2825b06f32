import { useSelector } from '@xstate/react';
import clsx from 'clsx';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import {
  selectFocused,
  selectIsMultiple,
  selectIsOpen,
  selectKeyEvent,
  selectKeyword,
} from '#machines/select.ts';
import { onceSettled } from '#src/core/settled.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { FormField, type InputIds, inputClass } from '../FormField/index.tsx';
import { OptionsFailure } from '../FormField/OptionsFailure.tsx';
import { lazyComponent } from '../lazyPart.tsx';
import { preloadPlacement } from '../popup/attach.ts';
import { Actions } from './Actions.tsx';
import { optionId } from './optionId.ts';
import { Status } from './Status.tsx';
import { selectStrings } from './strings.ts';
import styles from './styles.module.css';
import type { OptionKey, SelectActor, SelectProps } from './types.ts';
import { useSelectActor } from './useSelectActor.ts';
import { useSummary } from './useSummary.ts';

export type { SearchedOptions, SelectProps } from './types.ts';

/** The list of an open select. No page waits for it: it comes once that has settled, or when somebody reaches for a select. */
export const SelectPopup = lazyComponent(async () => {
  preloadPlacement();
  return (await import('#src/components/Select/Popup.tsx')).Popup;
});

/**
 * One or several of many options, found by typing: among those at hand, or by a `search`. For a short list that needs no
 * finding there is `SelectInput`. The lifecycle is `machines/select.ts`. Source: WAI-ARIA combobox pattern.
 *
 * @example
 * <Select label="Country" name="country" options={countries} keyOf={({ id }) => id} labelOf={({ name }) => name}
 *   value={country} onChange={setCountry} />
 */
export function Select<Option, Key extends OptionKey>(props: SelectProps<Option, Key>) {
  const { label, isLabelHidden, isRequired, hint, error } = props;
  const actor = useSelectActor(props);
  const isOpen = useSelector(actor, selectIsOpen);
  return (
    <FormField label={label} isLabelHidden={isLabelHidden} isRequired={isRequired} hint={hint} error={error}>
      {(ids) => (
        <>
          <Combobox {...props} ids={ids} actor={actor} canRetry={Boolean(props.search ?? props.onRetry)} />
          {/* An open one says so in its list. */}
          {props.hasFailed && !isOpen && <OptionsFailure id={ids.id} onRetry={props.onRetry} />}
        </>
      )}
    </FormField>
  );
}

interface ComboboxProps {
  ids: InputIds;
  actor: SelectActor;
  canRetry: boolean;
  label: string;
  name: string;
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  search?: unknown;
  isReadOnly?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isClearable?: boolean | undefined;
  canSelectAll?: boolean | undefined;
}

/** The input and its list, on an actor that the caller has started; `Select` brings its own. */
export function Combobox({
  ids,
  actor,
  canRetry,
  label,
  name,
  placeholder,
  autoComplete = 'off',
  search,
  isReadOnly = false,
  isDisabled = false,
  isClearable = true,
  canSelectAll = true,
}: ComboboxProps) {
  const strings = useStrings(selectStrings);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const isOpen = useSelector(actor, selectIsOpen);
  const keyword = useSelector(actor, selectKeyword);
  const focused = useSelector(actor, selectFocused);
  const summary = useSummary(actor);
  const isLocked = isReadOnly || isDisabled;
  const takesAll = useSelector(actor, selectIsMultiple) && canSelectAll;
  useEffect(() => onceSettled(SelectPopup.preload), []);
  const hint = placeholder ?? (search && !isLocked ? strings.typeToSearch : undefined);

  function onKeyDown(event: KeyboardEvent) {
    const isModified =
      event.altKey || event.ctrlKey || event.metaKey || (event.shiftKey && event.key !== 'Tab');
    if (isLocked || event.nativeEvent.isComposing) return;
    // Where letters are typed the keys select those, as in any input.
    if (takesAll && isOpen && keyword === '' && (event.ctrlKey || event.metaKey) && event.key === 'a') {
      event.preventDefault();
      actor.send({ type: 'selectAll' });
      return;
    }
    if (isModified) return;
    const order = selectKeyEvent(event.key, selectIsOpen(actor.getSnapshot()));
    if (!order) return;
    if (event.key !== 'Tab') event.preventDefault();
    // Escape closes the list, not the dialog around it as well.
    if (event.key === 'Escape') event.stopPropagation();
    actor.send(order);
  }

  /** What is pasted into a closed select is looked for, wherever the caret stands in what is chosen. */
  function onPaste(event: ClipboardEvent) {
    const keyword = event.clipboardData.getData('text').trim();
    if (isLocked || isOpen || keyword === '') return;
    event.preventDefault();
    actor.send({ type: 'keyword.changed', keyword });
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) actor.send({ type: 'focus.left' });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only told when the focus leaves all that it holds
    <div className={styles.select} onBlur={onBlur}>
      <input
        {...ids}
        ref={input}
        type="text"
        role="combobox"
        name={name}
        autoComplete={autoComplete}
        spellCheck={false}
        className={clsx(inputClass, styles.input)}
        value={isOpen ? keyword : summary}
        placeholder={(isOpen && summary) || hint}
        readOnly={isReadOnly}
        disabled={isDisabled}
        aria-readonly={isReadOnly || undefined}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-keyshortcuts={takesAll ? 'Control+A' : undefined}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={focused === undefined ? undefined : optionId(listId, focused)}
        onChange={(event) =>
          actor.send({
            type: 'keyword.changed',
            keyword: isOpen ? event.target.value : typedInto(summary, event),
          })
        }
        onPaste={onPaste}
        onFocus={SelectPopup.preload}
        onPointerEnter={SelectPopup.preload}
        onKeyDown={onKeyDown}
        onClick={() => actor.send({ type: 'open' })}
      />
      {!isLocked && (
        <Actions
          actor={actor}
          isClearable={isClearable}
          canSelectAll={canSelectAll}
          focusInput={() => input.current?.focus()}
        />
      )}
      <Status actor={actor} />
      {isOpen && <SelectPopup listId={listId} label={label} actor={actor} canRetry={canRetry} />}
    </div>
  );
}

/** A closed select shows what is chosen: only what was typed into that is the keyword. */
function typedInto(summary: string, { target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
  if (target.value.startsWith(summary)) return target.value.slice(summary.length);
  return (nativeEvent as InputEvent).data ?? '';
}

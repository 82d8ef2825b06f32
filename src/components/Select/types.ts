import type { ActorRefFrom } from 'xstate';
import type { SelectOption, selectMachine } from '#machines/select.ts';
import type { FieldProps } from '../FormField/index.tsx';

export type OptionKey = string | number;

/** What a search found. `total`: how many there are, found or not. `@default` as many as `options` */
export interface SearchedOptions<Option> {
  options: readonly Option[];
  total?: number | undefined;
}

interface AnySelectProps<Option, Key extends OptionKey> extends FieldProps {
  /** The API's name of the field. */
  name: string;
  /** Undefined while they are on their way. With `search`: what stands before a keyword, and names the value. */
  options?: readonly Option[] | undefined;
  /** This and the next two are best defined outside of the component: another function makes another list. */
  keyOf: (option: Option) => Key;
  labelOf: (option: Option) => string;
  /** Options of one group stand together under its name; those without stand first. */
  groupOf?: ((option: Option) => string | undefined) | undefined;
  /** `options` could not be had. `@default` false */
  hasFailed?: boolean | undefined;
  /** Asks for `options` again. */
  onRetry?: (() => void) | undefined;
  /** Finds options elsewhere, 300 ms after the last keystroke; `signal` is aborted once the answer is of no use. */
  search?: ((keyword: string, signal: AbortSignal) => Promise<SearchedOptions<Option>>) | undefined;
  /** Options shown at most. `@default` all */
  limit?: number | undefined;
  placeholder?: string | undefined;
  /** What the browser may know of the reader: `country-name`. `@default` 'off' */
  autoComplete?: string | undefined;
  /** @default false */
  isReadOnly?: boolean | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
  /** Whether it can be emptied by a button. `@default` true */
  isClearable?: boolean | undefined;
  /** Whether several can be chosen with one button: all. `@default` true */
  canSelectAll?: boolean | undefined;
  /** Enter was pressed while the list was open and none of its options had the focus. */
  onEnterWithoutOption?: ((keyword: string) => void) | undefined;
}

interface OneOf<Option, Key> {
  isMultiple?: false | undefined;
  value: Key | null | undefined;
  onChange: (value: Key | undefined, option: Option | undefined) => void;
}

interface SeveralOf<Option, Key> {
  isMultiple: true;
  value: readonly Key[] | null | undefined;
  /** `options`: of the value, those that were ever in a list. */
  onChange: (value: readonly Key[], options: readonly Option[]) => void;
}

/** Whether it takes several, searches, and how many it shows, is settled when it first appears. */
export type SelectProps<Option, Key extends OptionKey> = AnySelectProps<Option, Key> &
  (OneOf<Option, Key> | SeveralOf<Option, Key>);

/** An option as the machine hands it back. */
export interface Choice<Option, Key> extends SelectOption {
  readonly id: Key;
  readonly record: Option;
}

export type SelectActor = ActorRefFrom<typeof selectMachine>;

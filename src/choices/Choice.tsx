import type { ListValues } from '#machines/listState.ts';
import { SelectInput } from '#src/components/SelectInput/index.tsx';
import { MultiChoice } from './MultiChoice.tsx';
import type { Option, Options } from './options.ts';

interface ChoiceProps {
  name: string;
  label: string;
  /** What choosing nothing means: "All regions". */
  placeholder: string;
  /** Empty when nothing is chosen; several keys are joined with commas. */
  value: string;
  onChange: (value: string) => void;
  isMultiple?: boolean | undefined;
}

interface OptionChoiceProps extends ChoiceProps {
  /** Undefined while they are on their way. */
  options: readonly Option[] | undefined;
  hasFailed?: boolean;
  onRetry?: (() => void) | undefined;
}

/** One of some options, or any number of them. */
export function OptionChoice({ isMultiple = false, ...props }: OptionChoiceProps) {
  const Input = isMultiple ? MultiChoice : SelectInput;
  return <Input {...props} />;
}

interface OfferedChoiceProps extends ChoiceProps {
  /** One of the hooks of this folder, always the same. */
  useOptions: (chosen?: ListValues) => Options;
  /** What stands in the inputs beside it. */
  chosen?: ListValues | undefined;
}

/** The same of what the API offers. */
export function Choice({ useOptions, chosen, ...props }: OfferedChoiceProps) {
  const { options, error, retry } = useOptions(chosen);
  return <OptionChoice {...props} options={options} hasFailed={error !== undefined} onRetry={retry} />;
}

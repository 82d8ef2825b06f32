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

/** The same of what the API offers. `useOptions`: one of the hooks of this folder, always the same. */
export function Choice({ useOptions, ...props }: ChoiceProps & { useOptions: () => Options }) {
  const { options, error, retry } = useOptions();
  return <OptionChoice {...props} options={options} hasFailed={error !== undefined} onRetry={retry} />;
}

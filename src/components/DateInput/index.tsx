import { TextInput, type TextInputProps } from '../TextInput/index.tsx';

/** A day, chosen in the browser's own calendar. `value`: yyyy-MM-dd, or empty. */
export function DateInput(props: Omit<TextInputProps, 'type'>) {
  return <TextInput {...props} type="date" />;
}

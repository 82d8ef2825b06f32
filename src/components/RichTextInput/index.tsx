import { type ComponentProps, useDeferredValue } from 'react';
import { type FieldProps, FormField } from '../FormField/index.tsx';
import { lazyComponent } from '../lazyPart.tsx';
import { Skeleton } from '../Skeleton/index.tsx';

export interface RichTextInputProps extends FieldProps {
  /** The API's name of the field. */
  name: string;
  /** HTML, of the tags that the sanitiser lets through. */
  value: string;
  /** Empty when there is no text, whatever tags there are. */
  onChange: (html: string) => void;
  /** @default false */
  isReadOnly?: boolean | undefined;
}

const Editor = lazyComponent(async () => (await import('./Editor.tsx')).Editor);

/** Text with formats, written as it will look. Its editor comes with its own code when one is first shown. */
export function RichTextInput({
  label,
  isLabelHidden,
  shortLabel,
  isRequired,
  hint,
  error,
  ...props
}: RichTextInputProps) {
  return (
    <FormField
      label={label}
      isLabelHidden={isLabelHidden}
      shortLabel={shortLabel}
      isRequired={isRequired}
      hint={hint}
      error={error}
    >
      {(ids) => <Late {...props} {...ids} label={label} />}
    </FormField>
  );
}

const ROOM = <Skeleton height="12lh" />;

/** An editor takes longer to make than twenty other fields: the form around it is there first. */
function Late(props: ComponentProps<typeof Editor>) {
  const isTime = useDeferredValue(true, false);
  return isTime ? <Editor pending={ROOM} {...props} /> : ROOM;
}

import { useSelector } from '@xstate/react';
import { TextInput } from '#src/components/TextInput/index.tsx';
import { useErrorTexts } from '#src/forms/useErrorTexts.ts';
import { useOpenForm } from '../FormContext.ts';
import { useTooLong } from '../useTooLong.ts';
import type { AttachedValue } from './attached.ts';

interface CaptionInputProps {
  label: string;
  /** Of the field that the file is in. */
  path: string;
  file: AttachedValue;
  /** The longest caption, in characters. */
  limit: number;
  onChange: (caption: string | undefined) => void;
  isLocked: boolean;
}

/** The words below a photo: with mistakes of their own, where they are made. */
export function CaptionInput({ label, path, file, limit, onChange, isLocked }: CaptionInputProps) {
  const { actor, definition } = useOpenForm();
  const errorText = useErrorTexts(definition.errors);
  const tooLong = useTooLong();
  const name = `${path}.${file.key}.caption`;
  const error = useSelector(actor, ({ context }) => context.errors[name]);
  const caption = file.caption ?? '';
  return (
    <div data-field={name}>
      <TextInput
        label={label}
        name={name}
        autoComplete="off"
        error={error && (caption.length > limit ? tooLong(caption, limit) : errorText(error))}
        value={caption}
        onChange={(text) => onChange(text || undefined)}
        disabled={isLocked}
      />
    </div>
  );
}

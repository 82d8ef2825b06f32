import { useState } from 'react';
import { isFreeName, type SavedView } from '#machines/savedViews.ts';
import { formOf } from '#src/forms/definition.ts';
import { text as shortText } from '#src/forms/kinds.tsx';
import { defineSmallForm, FormDialog, useSmallForm } from '#src/forms/SmallForm.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { savedViewsStrings } from './strings.ts';

/** What a menu shows without breaking it. */
const MOST_LETTERS = 60;

interface Naming {
  readonly name?: string | undefined;
}
interface Taken {
  views: readonly SavedView[];
  own?: string | undefined;
}

const WORDS = [savedViewsStrings] as const;
const TEXTS = savedViewsStrings.english;
const { field, section } = formOf<Naming, undefined>()(...WORDS);
const nameForm = defineSmallForm<Naming, Taken>({
  words: WORDS,
  errors: savedViewsStrings,
  sections: [
    section('name', () => undefined, [
      field('name', shortText, 'name', { isRequired: true, limit: MOST_LETTERS, isWide: true }),
    ]),
  ],
  validate({ name = '' }, { views, own }) {
    if (name.trim() === '') return { name: TEXTS.missingName };
    return { name: isFreeName(views, name, own) ? undefined : TEXTS.takenName };
  },
});

interface NameDialogProps extends Taken {
  heading: string;
  text?: string | undefined;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a view. `own`: the name that it has: it may stay. */
export function NameDialog({ heading, text, views, own, onName, onClose }: NameDialogProps) {
  const strings = useStrings(savedViewsStrings);
  const [taken] = useState({ views, own });
  const form = useSmallForm(nameForm, {
    initial: { name: own },
    facts: taken,
    error: undefined,
    onSubmit: ({ name = '' }) => onName(name),
  });
  return (
    <FormDialog
      form={form}
      size="sm"
      heading={heading}
      submit={strings.saveButton}
      closesOnEscape
      onClose={onClose}
      above={text && <p>{text}</p>}
    />
  );
}

import { DEPRECATE_REASONS, UNIT_STATUS } from '#contracts/localUnits/codes.ts';
import type { deprecateLocalUnitEndpoint, revertLocalUnitEndpoint } from '#contracts/localUnits/steps.ts';
import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import { isBlank } from '#contracts/schemas/formFields.ts';
import { formOf } from '#src/forms/definition.ts';
import { choice, longText } from '#src/forms/kinds.tsx';
import { defineSmallForm, FormDialog, useSmallForm } from '#src/forms/SmallForm.tsx';
import { formErrorStrings } from '#src/forms/strings.ts';
import type { Mutation } from '#src/hooks/useMutation.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import type { LocalUnit } from '#src/records/localUnit/types.ts';
import { localUnitPageStrings } from './strings.ts';

const WORDS = [localUnitPageStrings] as const;
const { required } = FORM_ERRORS;

interface Revert {
  reason?: string | undefined;
}
const reverts = formOf<Revert, unknown>()(...WORDS);
const revertForm = defineSmallForm<Revert>({
  words: WORDS,
  errors: formErrorStrings,
  sections: [
    reverts.section('why', () => '', [reverts.field('reason', longText, 'reason', { isRequired: true })]),
  ],
  validate: ({ reason }) => ({ reason: isBlank(reason) ? required : undefined }),
});

interface DialogProps {
  unit: LocalUnit;
  onClose: () => void;
}

/** Asks why a change is taken back. */
export function RevertDialog({
  unit,
  reverting,
  onClose,
}: DialogProps & { reverting: Mutation<typeof revertLocalUnitEndpoint> }) {
  const strings = useStrings(localUnitPageStrings);
  const form = useSmallForm(revertForm, {
    initial: {},
    facts: undefined,
    error: reverting.error,
    onSubmit: ({ reason = '' }) => reverting.submit({ path: { id: unit.id }, body: { reason } }),
  });
  return (
    <FormDialog
      form={form}
      size="sm"
      heading={strings.revertHeading}
      above={
        <p>{unit.status === UNIT_STATUS.unvalidated ? strings.revertNewMessage : strings.revertMessage}</p>
      }
      submit={strings.revert}
      failed={strings.failed}
      isSending={reverting.isSending}
      onClose={onClose}
    />
  );
}

interface Deprecate {
  deprecated_reason?: (typeof DEPRECATE_REASONS)[number] | undefined;
  deprecated_reason_overview?: string | undefined;
}
const deprecates = formOf<Deprecate, unknown>()(...WORDS);
const deprecateForm = defineSmallForm<Deprecate>({
  words: WORDS,
  errors: formErrorStrings,
  sections: [
    deprecates.section('why', () => '', [
      deprecates.field(
        'deprecated_reason',
        choice(DEPRECATE_REASONS.map((value) => ({ value, label: `reason_${value}` as const }))),
        'reason',
        { isRequired: true },
      ),
      deprecates.field('deprecated_reason_overview', longText, 'explanation', { isRequired: true }),
    ]),
  ],
  validate: ({ deprecated_reason, deprecated_reason_overview }) => ({
    deprecated_reason: deprecated_reason === undefined ? required : undefined,
    deprecated_reason_overview: isBlank(deprecated_reason_overview) ? required : undefined,
  }),
});

/** Asks why a unit is put out of use. */
export function DeprecateDialog({
  unit,
  deprecating,
  onClose,
}: DialogProps & { deprecating: Mutation<typeof deprecateLocalUnitEndpoint> }) {
  const strings = useStrings(localUnitPageStrings);
  const form = useSmallForm(deprecateForm, {
    initial: {},
    facts: undefined,
    error: deprecating.error,
    onSubmit: ({ deprecated_reason = 4, deprecated_reason_overview = '' }) =>
      deprecating.submit({
        path: { id: unit.id },
        body: { deprecated_reason, deprecated_reason_overview },
      }),
  });
  return (
    <FormDialog
      form={form}
      size="sm"
      heading={strings.deprecateHeading}
      above={<p>{strings.deprecateMessage}</p>}
      submit={strings.deprecate}
      failed={strings.failed}
      isSending={deprecating.isSending}
      onClose={onClose}
    />
  );
}

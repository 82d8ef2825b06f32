import { UNIT_STATUS } from '#contracts/localUnits/codes.ts';
import {
  type deprecateLocalUnitEndpoint,
  type revertLocalUnitEndpoint,
  validateLocalUnitEndpoint,
} from '#contracts/localUnits/steps.ts';
import { Button } from '#src/components/Button/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { handFocusOnAtEnd } from '#src/components/handFocusOn.ts';
import { lazyComponent } from '#src/components/lazyPart.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { pathTo } from '#src/core/links.ts';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import type { Mutation } from '#src/hooks/useMutation.ts';
import { useTell } from '#src/hooks/useTell.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { nameOf } from '#src/records/localUnit/names.ts';
import type { LocalUnit } from '#src/records/localUnit/types.ts';
import { useLocalUnitRules } from '#src/records/localUnit/useLocalUnitRules.ts';
import { RecordActions } from '#src/records/RecordPage/RecordActions.tsx';
import { localUnitPageStrings } from './strings.ts';

// With all that forms are made of, which nobody else on the page needs.
const RevertDialog = lazyComponent(async () => (await import('./dialogs.tsx')).RevertDialog);
const DeprecateDialog = lazyComponent(async () => (await import('./dialogs.tsx')).DeprecateDialog);

/** What is asked about the unit. */
export type Asked = 'revert' | 'deprecate' | undefined;

interface ActionsProps {
  unit: LocalUnit;
  asked: Asked;
  onAsk: (asked: Asked) => void;
  /** They end with the page of the unit, which may be gone by then: the page keeps them. */
  deprecating: Mutation<typeof deprecateLocalUnitEndpoint>;
  reverting: Mutation<typeof revertLocalUnitEndpoint>;
}

/** Edit for those who keep units; validate, revert and take out of use for those who were named for it. */
export function Actions({ unit, asked, onAsk, deprecating, reverting }: ActionsProps) {
  const strings = useStrings(localUnitPageStrings);
  const { mayWrite, mayValidate } = useLocalUnitRules();
  const { id, status } = unit;
  const isWaiting = status === UNIT_STATUS.unvalidated || status === UNIT_STATUS.pendingEdit;
  const close = () => onAsk(undefined);
  return (
    <>
      <RecordActions
        edit={
          mayWrite(unit) && status === UNIT_STATUS.validated && pathTo('editLocalUnit', { localUnitId: id })
        }
        canPrint
      />
      {mayValidate(unit) && (
        <>
          {isWaiting && (
            <>
              <Validate unit={unit} />
              <Button
                ref={handFocusOnAtEnd}
                onPointerEnter={RevertDialog.preload}
                onFocus={RevertDialog.preload}
                onClick={() => onAsk('revert')}
              >
                {strings.revert}
              </Button>
            </>
          )}
          <Button
            ref={handFocusOnAtEnd}
            onPointerEnter={DeprecateDialog.preload}
            onFocus={DeprecateDialog.preload}
            onClick={() => onAsk('deprecate')}
          >
            {strings.deprecate}
          </Button>
        </>
      )}
      {asked === 'revert' && <RevertDialog unit={unit} reverting={reverting} onClose={close} />}
      {asked === 'deprecate' && <DeprecateDialog unit={unit} deprecating={deprecating} onClose={close} />}
    </>
  );
}

/** Once it is confirmed. */
function Validate({ unit }: { unit: LocalUnit }) {
  const strings = useStrings(localUnitPageStrings);
  const { client } = useApp();
  const tell = useTell();
  const validating = useConfirm(async () => {
    await client.call(validateLocalUnitEndpoint, { path: { id: unit.id }, body: {} });
    tell({ name: `local-unit-${unit.id}`, variant: 'success', title: strings.validated });
  });
  return (
    <>
      <Button ref={handFocusOnAtEnd} variant="primary" onClick={() => validating.open()}>
        {strings.validate}
      </Button>
      <ConfirmDialog
        {...validating.dialog}
        heading={strings.validateHeading}
        message={fill(strings.validateMessage, { name: nameOf(unit) })}
      />
    </>
  );
}

import { restoreLocalUnitEndpoint } from '#contracts/localUnits/steps.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { Button } from '#src/components/Button/index.tsx';
import { handFocusOnAtEnd } from '#src/components/handFocusOn.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useMutation } from '#src/hooks/useMutation.ts';
import { useTell } from '#src/hooks/useTell.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { localUnitPageStrings } from './strings.ts';

/** Whoever has just put a unit out of use, or validates those of its type, can take that back. */
export function PutBack({ id }: { id: number }) {
  const strings = useStrings(localUnitPageStrings);
  const errorText = useErrorText();
  const tell = useTell();
  const restoring = useMutation(restoreLocalUnitEndpoint, () =>
    tell({ name: `local-unit-${id}`, variant: 'success', title: strings.restored }),
  );
  return (
    <>
      {restoring.error !== undefined && <Banner variant="danger">{errorText(restoring.error)}</Banner>}
      <Button
        ref={handFocusOnAtEnd}
        isPending={restoring.isSending}
        onClick={() => restoring.submit({ path: { id }, body: {} })}
      >
        {strings.restore}
      </Button>
    </>
  );
}

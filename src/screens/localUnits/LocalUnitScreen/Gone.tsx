import { restoreLocalUnitEndpoint } from '#contracts/localUnits/steps.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { Button } from '#src/components/Button/index.tsx';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useMutation } from '#src/hooks/useMutation.ts';
import { useTell } from '#src/hooks/useTell.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { localUnitPageStrings } from './strings.ts';

/** Whoever has just put a unit out of use can take that back. */
export function Gone({ id }: { id: number }) {
  const strings = useStrings(localUnitPageStrings);
  const errorText = useErrorText();
  const tell = useTell();
  const restoring = useMutation(restoreLocalUnitEndpoint, () =>
    tell({ name: `local-unit-${id}`, variant: 'success', title: strings.restored }),
  );
  return (
    <Banner variant="warning">
      {strings.gone} {restoring.error !== undefined && `${errorText(restoring.error)} `}
      <Button
        size="sm"
        isPending={restoring.isSending}
        onClick={() => restoring.submit({ path: { id }, body: {} })}
      >
        {strings.restore}
      </Button>
    </Banner>
  );
}

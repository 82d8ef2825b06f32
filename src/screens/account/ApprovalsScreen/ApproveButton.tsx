import { Button } from '#src/components/Button/index.tsx';
import { handFocusOnAtEnd } from '#src/components/handFocusOn.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { approvalStrings } from './strings.ts';

/** Of a row that goes once it is approved, by whomever: the focus does not go with it. */
export function ApproveButton({ name, onClick }: { name: string; onClick: () => void }) {
  const strings = useStrings(approvalStrings);
  return (
    <Button
      ref={handFocusOnAtEnd}
      size="sm"
      aria-label={fill(strings.approveNamed, { name })}
      onClick={onClick}
    >
      {strings.approve}
    </Button>
  );
}

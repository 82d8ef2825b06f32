import { Button } from '#src/components/Button/index.tsx';
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

/** React lets go of the element while it is still in its row. */
const handFocusOnAtEnd = (button: HTMLButtonElement) => () => {
  if (document.activeElement === button) handFocusOn(button);
};

/** To the button of the row beside it, at last to the heading, which tells the new number. */
function handFocusOn(button: HTMLElement) {
  const row = button.closest('tr');
  const beside = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button');
  if (beside) return beside.focus();
  const heading = button.closest('section')?.querySelector('h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

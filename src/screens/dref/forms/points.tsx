import { useRef } from 'react';
import { TextArea } from '#src/components/TextArea/index.tsx';
import type { InputKind, InputProps } from '#src/forms/definition.ts';
import { longText } from '#src/forms/kinds.tsx';

const BULLET = '• ';

/** Each line as a point. A line that begins with a mark of its own keeps it. Source: DREF facts, section 3.11. */
export const pointed = (written: string): string =>
  written
    .split('\n')
    .map((line) => (line.trim() === '' || OWN_MARK.test(line) ? line : BULLET + line.trimStart()))
    .join('\n');
const OWN_MARK = /^\s*([•◦▪*–—-]|\d+[.)])\s/u;

/** A list of points, one a line. */
export const points: InputKind<string> = { ...longText, draw: (props) => <Points {...props} /> };

/** Bullets come when the field is left: whoever puts them in at a key takes the word away that a phone's keyboard is composing. */
function Points({ common, value, change, isLocked }: InputProps<string>) {
  const isTyped = useRef(false);
  return (
    <TextArea
      {...common}
      value={value ?? ''}
      onChange={(written) => {
        isTyped.current = true;
        change(written || undefined);
      }}
      onBlur={() => {
        // What others wrote stays as it is, unless it is changed here.
        if (isTyped.current && value) change(pointed(value));
        isTyped.current = false;
      }}
      disabled={isLocked}
    />
  );
}

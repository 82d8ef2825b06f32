import { type KeyboardEvent, type PointerEvent, type SVGAttributes, useState } from 'react';
import { type FocusMove, moveFocus } from '#machines/focusMove.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatList, MISSING } from '#src/i18n/format.ts';
import { directionOf } from '#src/i18n/languages.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { chartStrings } from './strings.ts';
import type { ChartRow, DrawingProps } from './types.ts';

/** A mark carries it, for the arrow keys to find the next one. */
const MARK = 'data-mark';

/**
 * The rows of a drawing as marks: one of them is shown in a tooltip, by the pointer or the focus. One mark is a tab stop, the
 * arrow keys, Home and End lead to the others, Escape closes the tooltip.
 */
export function useMarks(
  { data, format, onPick, leadsAway = false, picked }: DrawingProps,
  rows: readonly ChartRow[] = data.rows,
) {
  const strings = useStrings(chartStrings);
  const language = useLanguage();
  const [shown, setShown] = useState<string>();
  const [stop, setStop] = useState<string>();
  const stopKey = rows.some(({ key }) => key === stop) ? stop : (picked ?? rows[0]?.key);

  const write = (value: number | null | undefined) =>
    value === null || value === undefined ? MISSING : format(value);
  const partsOf = ({ values, facts }: ChartRow) => [
    ...(data.facts ?? []).map((label, index) => ({ label, value: facts?.[index] ?? MISSING })),
    ...data.series.map(({ label }, index) => ({ label, value: write(values[index]) })),
  ];
  const textOf = (row: ChartRow) => {
    const parts = partsOf(row);
    const value =
      parts.length === 1
        ? (parts[0]?.value ?? MISSING)
        : formatList(
            parts.map((part) => fill(strings.mark, part)),
            language,
          );
    return fill(strings.mark, { label: row.label, value });
  };

  return {
    /** The row in the tooltip. */
    shown: rows.find(({ key }) => key === shown),
    /** A value, or the sign for a missing one. */
    write,
    partsOf,
    drawingProps: {
      onKeyDown(event: KeyboardEvent<Element>) {
        if (event.key === 'Escape') setShown(undefined);
        const move = MOVES[directionOf(language)][event.key];
        if (!move) return;
        event.preventDefault();
        const marks = [...event.currentTarget.querySelectorAll<SVGElement>(`[${MARK}]`)];
        const next = moveFocus(marks.indexOf(event.target as SVGElement), move, marks.length);
        if (next !== undefined) marks[next]?.focus();
      },
      // A page that scrolls takes the drawing from under a pointer that rests: what has the focus is still shown.
      onPointerLeave: ({ currentTarget }: PointerEvent<Element>) =>
        setShown(currentTarget.querySelector(`[${MARK}]:focus`)?.getAttribute(MARK) ?? undefined),
    },
    markProps: (row: ChartRow): SVGAttributes<SVGElement> & Record<typeof MARK, string> => ({
      [MARK]: row.key,
      tabIndex: row.key === stopKey ? 0 : -1,
      role: onPick ? (leadsAway ? 'link' : 'button') : 'img',
      'aria-label': textOf(row),
      ...(onPick && {
        'aria-pressed': leadsAway ? undefined : row.key === picked,
        onClick: () => onPick(row.key),
        onKeyDown: (event) => {
          if (event.key !== 'Enter' && (leadsAway || event.key !== ' ')) return;
          event.preventDefault();
          onPick(row.key);
        },
      }),
      onFocus: () => {
        setStop(row.key);
        setShown(row.key);
      },
      onBlur: () => setShown(undefined),
      onPointerEnter: () => setShown(row.key),
    }),
  };
}

type Moves = Readonly<Partial<Record<string, FocusMove>>>;

const EITHER_WAY: Moves = { ArrowDown: 'next', ArrowUp: 'previous', Home: 'first', End: 'last' };
const MOVES: Readonly<Record<'ltr' | 'rtl', Moves>> = {
  ltr: { ...EITHER_WAY, ArrowRight: 'next', ArrowLeft: 'previous' },
  rtl: { ...EITHER_WAY, ArrowRight: 'previous', ArrowLeft: 'next' },
};

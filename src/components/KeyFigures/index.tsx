import clsx from 'clsx';
import type { Language } from '#contracts/languages.ts';
import { formatPercent, type Maybe } from '#src/i18n/format.ts';
import { ProgressBar } from '../ProgressBar/index.tsx';
import { Skeleton } from '../Skeleton/index.tsx';
import styles from './KeyFigures.module.css';

export interface KeyFigure {
  label: string;
  /** Formatted. */
  value: string;
  /** What the figure means, or where it comes from. */
  hint?: string | undefined;
  /** 0 to 100: shown as a bar below the name. Where the key is present its room is kept. */
  progress?: number | undefined;
}

/** `of`: what it tells in an answer; `write`: `formatNumber`, `formatCompact`, or `formatPercent`, which has a bar. */
type FigureRow<Answer, Word extends string> = readonly [
  label: Word,
  of: (answer: Answer) => Maybe<number>,
  write: (value: Maybe<number>, language: Language) => string,
  hint?: Word,
];

/**
 * Key figures as what an answer says, by the words of a namespace. Of a page whose head has them, a row of `src/beforeApp/glimpse.ts` and one
 * of `scripts/pageIntros.ts` show them before the app is there.
 */
export type FigureTable<Answer, Word extends string> = readonly FigureRow<Answer, Word>[];

export function figuresOf<Answer, Word extends string>(
  table: FigureTable<Answer, Word>,
  words: Readonly<Record<Word, string>>,
  answer: Answer | undefined,
  language: Language,
): KeyFigure[] {
  return table.map(([label, of, write, hint]) => {
    const value = answer && of(answer);
    return {
      label: words[label],
      value: write(value, language),
      hint: hint && words[hint],
      ...(write === formatPercent && { progress: value ?? undefined }),
    };
  });
}

interface KeyFiguresProps {
  figures: readonly KeyFigure[];
  /** @default false */
  isPending?: boolean | undefined;
}

/** Letters that fit below a figure where two stand side by side: a year, not a sentence. */
const BRIEF = 14;

/** The figures that matter, each with its name. While pending their names already stand in place. */
export function KeyFigures({ figures, isPending = false }: KeyFiguresProps) {
  return (
    <dl className={styles.figures} aria-busy={isPending || undefined}>
      {figures.map(({ label, value, hint, ...rest }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.value}>{isPending ? <Skeleton height="1lh" width="5ch" /> : value}</dd>
          {'progress' in rest && (
            <dd className={styles.progress}>
              {!isPending && <ProgressBar value={rest.progress} label={label} isLabelHidden />}
            </dd>
          )}
          {hint && <dd className={clsx(styles.hint, hint.length > BRIEF && styles.sentence)}>{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}

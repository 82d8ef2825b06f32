import { formatDate } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';
import styles from './EmergencySurgeScreen.module.css';

interface PeriodBarProps {
  start: string | null | undefined;
  end: string | null | undefined;
  /** The time that the whole width stands for, in ms since 1970. */
  span: readonly [from: number, to: number];
}

/** From when to when, in words and as a bar among those of its table. */
export function PeriodBar({ start, end, span: [from, to] }: PeriodBarProps) {
  const language = useLanguage();
  const share = (moment: string) => ((Date.parse(moment) - from) / Math.max(1, to - from)) * 100;
  return (
    <div className={styles.period}>
      <span>
        {formatDate(start, language)} – {formatDate(end, language)}
      </span>
      {start && end && (
        <div className={styles.track} aria-hidden="true">
          <div
            className={styles.bar}
            style={{
              marginInlineStart: `${share(start)}%`,
              inlineSize: `${Math.max(1, share(end) - share(start))}%`,
            }}
          />
        </div>
      )}
    </div>
  );
}

import { useStrings } from '#src/i18n/StringsContext.ts';
import { LEVEL_COLORS } from './levels.ts';
import styles from './risk.module.css';
import { LEVELS, type Level } from './scores.ts';
import { type RiskWord, riskStrings } from './strings.ts';

const [BAR, GAP, HEIGHT] = [3, 1.5, 12];

/** A level of risk: as many bars as it is high, its colour, and its word. */
export function LevelMark({ level }: { level: Level }) {
  const strings = useStrings(riskStrings);
  return (
    <span className={styles.level}>
      <svg
        viewBox={`-0.5 -0.5 ${LEVELS.length * (BAR + GAP)} ${HEIGHT + 1}`}
        aria-hidden="true"
        focusable="false"
      >
        {LEVELS.map((step, index) => {
          const height = (HEIGHT * step) / LEVELS.length;
          return (
            <rect
              key={step}
              x={index * (BAR + GAP)}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              style={{ fill: step <= level ? LEVEL_COLORS[level] : undefined }}
            />
          );
        })}
      </svg>
      {strings[`rated_${level}` satisfies RiskWord]}
    </span>
  );
}

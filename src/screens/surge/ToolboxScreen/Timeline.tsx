import type { CSSProperties } from 'react';
import { LockMark } from '#src/components/LockMark/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { PERIODS, spanOf } from '#src/content/operationalToolbox/find.ts';
import type { ToolboxArea, ToolboxStep } from '#src/content/schema.ts';
import { asksForLogin } from '#src/domain/federationLogin.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { operationalToolboxStrings } from './strings.ts';
import styles from './ToolboxScreen.module.css';

/** A lane for each area: its folder, what is done before the disaster, and its steps where they stand in time. */
export function Timeline({ areas }: { areas: readonly ToolboxArea[] }) {
  const strings = useStrings(operationalToolboxStrings);
  return (
    <div className={styles.timeline}>
      {/* Each step says its time itself. */}
      <div className={styles.columns} aria-hidden="true">
        <span className={styles.beforehand}>{strings.before}</span>
        <span className={styles.scale}>
          {PERIODS.map((period) => (
            <span key={period}>{strings[period]}</span>
          ))}
          <span className={styles.moment}>{strings.disaster}</span>
        </span>
      </div>
      {areas.map((area) => (
        <Lane key={area.id} area={area} />
      ))}
    </div>
  );
}

function Lane({ area: { id, name, folder, preDisaster, steps } }: { area: ToolboxArea }) {
  const strings = useStrings(operationalToolboxStrings);
  const headingId = `toolbox-${id}`;
  const room = { '--entries': preDisaster.length + steps.length } as CSSProperties;
  return (
    <section className={styles.lane} style={room} aria-labelledby={headingId}>
      <div className={styles.area}>
        <h3 id={headingId}>{name}</h3>
        <p>
          <TextLink to={folder} isExternal aria-label={fill(strings.folder, { area: name })}>
            {strings.openFolder}
          </TextLink>
          {asksForLogin(folder) && <LockMark label={strings.needsLogin} />}
        </p>
        {preDisaster.length > 0 && (
          <ul aria-label={strings.before}>
            {preDisaster.map((task) => (
              <li key={task}>{task}</li>
            ))}
          </ul>
        )}
      </div>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <Step key={`${step.label} ${step.from}`} step={step} />
        ))}
      </ul>
    </section>
  );
}

/** Where the bar stands and how long it is, in parts of the whole. */
const placeOf = ({ from, to }: ToolboxStep) =>
  ({ '--from': from / PERIODS.length, '--length': (to - from) / PERIODS.length }) as CSSProperties;

function Step({ step }: { step: ToolboxStep }) {
  const strings = useStrings(operationalToolboxStrings);
  const { first, last } = spanOf(step);
  const time =
    first === last ? strings[first] : fill(strings.span, { first: strings[first], last: strings[last] });
  return (
    <li className={styles.step} style={placeOf(step)}>
      <div className={styles.label}>
        <TextLink to={step.href} isExternal>
          {step.label}
        </TextLink>
        {asksForLogin(step.href) && <LockMark label={strings.needsLogin} />}
        <span className={styles.time}>{time}</span>
      </div>
      <div className={styles.bar} aria-hidden="true" />
    </li>
  );
}

import { GENDERS, PEOPLE } from '#contracts/projects/codes.ts';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { ProgressBar } from '#src/components/ProgressBar/index.tsx';
import { fill, fillNodes } from '#src/i18n/fill.ts';
import { formatNumber, formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { wholeFigure } from '#src/records/project/figures.ts';
import { projectStrings } from '#src/records/project/strings.ts';
import type { Project } from '#src/records/project/types.ts';
import styles from './ProjectScreen.module.css';
import { projectPageStrings } from './strings.ts';

type Figures = Pick<
  Project,
  | 'target_male'
  | 'target_female'
  | 'target_other'
  | 'target_total'
  | 'reached_male'
  | 'reached_female'
  | 'reached_other'
  | 'reached_total'
>;

/** Money, and people targeted against people reached: once, or year by year under the sum of the years. */
export function PeopleAndBudget({ project }: { project: Project }) {
  const strings = useStrings(projectStrings);
  const page = useStrings(projectPageStrings);
  const language = useLanguage();
  const splits = project.annual_splits ?? [];
  const money = [
    { term: strings.budget, value: formatNumber(wholeFigure(project, 'budget_amount'), language) },
    ...(typeof project.actual_expenditure === 'number'
      ? [{ term: strings.expenditure, value: formatNumber(project.actual_expenditure, language) }]
      : []),
  ];
  return (
    <Panel heading={page.people}>
      <div className={styles.blocks}>
        <DescriptionList items={money} />
        {splits.length === 0 ? (
          <People figures={project} headingLevel={3} />
        ) : (
          <>
            <Progress
              target={wholeFigure(project, 'target_total')}
              reached={wholeFigure(project, 'reached_total')}
            />
            {splits.map((split) => (
              <section key={split.id} className={styles.blocks}>
                <h3>{fill(strings.year, { year: String(split.year ?? '') })}</h3>
                <DescriptionList
                  items={[{ term: strings.yearBudget, value: formatNumber(split.budget_amount, language) }]}
                />
                <People figures={split} headingLevel={4} />
              </section>
            ))}
          </>
        )}
      </div>
    </Panel>
  );
}

function People({ figures, headingLevel }: { figures: Figures; headingLevel: 3 | 4 }) {
  const Heading = `h${headingLevel}` as const;
  const strings = useStrings(projectStrings);
  const language = useLanguage();
  // Most count people as a whole: a part that nobody told says nothing.
  const parts = GENDERS.filter((part) => PEOPLE.some((people) => isNumber(figures[`${people}_${part}`])));
  return (
    <>
      <Progress target={figures.target_total} reached={figures.reached_total} />
      <div className={styles.sides}>
        {PEOPLE.map((people) => (
          <div key={people}>
            <Heading>{strings[people]}</Heading>
            <DescriptionList
              items={[...parts, 'total' as const].map((part) => ({
                term: strings[part],
                value: formatNumber(figures[`${people}_${part}`], language),
              }))}
            />
          </div>
        ))}
      </div>
    </>
  );
}

const isNumber = (value: unknown) => typeof value === 'number';

/** How far it has come; nothing where nobody was targeted. */
function Progress({
  target,
  reached,
}: {
  target: number | null | undefined;
  reached: number | null | undefined;
}) {
  const page = useStrings(projectPageStrings);
  const language = useLanguage();
  if (!target) return null;
  const share = ((reached ?? 0) / target) * 100;
  return (
    <div className={styles.progress}>
      <p>
        {fillNodes(page.reachedOfTarget, {
          reached: <strong>{formatNumber(reached ?? 0, language)}</strong>,
          target: <strong>{formatNumber(target, language)}</strong>,
        })}
      </p>
      <ProgressBar value={share} label={fill(page.ofTarget, { percent: formatPercent(share, language) })} />
    </div>
  );
}

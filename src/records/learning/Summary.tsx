import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { learningSummaryEndpoint } from '#contracts/operationalLearning/summary.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Card } from '#src/components/Card/index.tsx';
import { Chip } from '#src/components/Chip/index.tsx';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { Grid } from '#src/components/Grid/index.tsx';
import { lazyComponent } from '#src/components/lazyPart.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { Tabs } from '#src/components/Tabs/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { helpLink } from '#src/domain/externalLinks.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { useQueryState } from '#src/hooks/useQueryState.ts';
import { fill, plural } from '#src/i18n/fill.ts';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { LearningQuery } from './filters.ts';
import styles from './learning.module.css';
import { SummaryProgress } from './Progress.tsx';
import { learningStrings } from './strings.ts';
import { useCopy } from './useCopy.ts';
import { useLearningSummary } from './useLearningSummary.ts';

/** For who asks for them. */
const Sources = lazyComponent(async () => (await import('./Sources.tsx')).Sources);
const SOURCES_ROOM = <Skeleton height="16rem" />;

type Summary = AnswerOf<typeof learningSummaryEndpoint>;
type Part = Summary['sectors'][number];

/** Where to say that one is wrong. */
const ISSUES = 'mailto:im@ifrc.org?subject=Operational%20learning';

/** What a language model wrote of the learnings that a query finds; while it writes, how far it is. `isWhole`: with all its parts. */
export function LearningSummary({ query, isWhole }: { query: LearningQuery; isWhole: boolean }) {
  const strings = useStrings(learningStrings);
  const view = useLearningSummary(query);
  return (
    <>
      <Panel heading={strings.summary} actions={view.phase === 'success' && <AiMark />}>
        <SummaryProgress {...view} />
        {view.phase === 'success' && view.summary && <Insights summary={view.summary} />}
      </Panel>
      {isWhole && view.phase === 'success' && view.summary && <Parts summary={view.summary} />}
    </>
  );
}

const AiMark = () => <Chip variant="info">{useStrings(learningStrings).aiMark}</Chip>;

/** The chief insights, of what they were written, and when. */
function Insights({ summary }: { summary: Summary }) {
  const strings = useStrings(learningStrings);
  const language = useLanguage();
  const cite = useCitation();
  const insights = [
    [summary.insights1_title, summary.insights1_content],
    [summary.insights2_title, summary.insights2_content],
    [summary.insights3_title, summary.insights3_content],
  ].filter(([title]) => title);
  const { earliest_appeal_date: from, latest_appeal_date: to, generated_at } = summary;
  const [used, total] = [summary.used_extracts_count, summary.total_extracts_count].map((count) =>
    formatNumber(count, language),
  );
  return (
    <div className={styles.stack}>
      <Grid preferredColumns={3}>
        {insights.map(([title, content]) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{content}</p>
          </div>
        ))}
      </Grid>
      <p className={styles.note}>
        {fill(strings.disclaimer, { used, total })}{' '}
        {from &&
          to &&
          fill(strings.period, { from: formatDate(from, language), to: formatDate(to, language) })}{' '}
        {generated_at && fill(strings.generated, { date: formatDate(generated_at, language) })}
      </p>
      <div className={styles.links}>
        <TextLink to={helpLink('ops_learning', language)} isExternal>
          {strings.methodology}
        </TextLink>
        <a href={ISSUES}>{strings.report}</a>
        <Button size="sm" onClick={() => cite(strings.summary, summary.used_extracts_count)}>
          {strings.copyCitation}
        </Button>
      </div>
      <Disclosure isLazy summary={fill(strings.showSources, { count: used })}>
        <Sources pending={SOURCES_ROOM} title={strings.summary} of={{ insight_id: summary.id }} />
      </Disclosure>
    </div>
  );
}

const ABOUT = ['sector', 'component'] as const;

/** Summaries by sector or by component, each with its sources. Which of them stands in the address. */
function Parts({ summary }: { summary: Summary }) {
  const strings = useStrings(learningStrings);
  const language = useLanguage();
  const { query, change } = useQueryState();
  const about = query.get('by') === 'component' ? 'component' : 'sector';
  const parts = about === 'sector' ? summary.sectors : summary.components;
  const extracts = parts.reduce((sum, { extracts_count }) => sum + extracts_count, 0);
  return (
    <Panel
      heading={strings.prioritised}
      actions={
        <Chip>
          {fill(plural(strings, 'ofExtracts', extracts, language), {
            count: formatNumber(extracts, language),
          })}
        </Chip>
      }
    >
      <Tabs
        label={strings.prioritised}
        variant="secondary"
        tabs={ABOUT.map((key) => ({ key, label: strings[key] }))}
        selected={about}
        onSelect={(key) => change({ by: key === 'sector' ? '' : key })}
      >
        {parts.length === 0 && <p>{about === 'sector' ? strings.noneOfSector : strings.noneOfComponent}</p>}
        <Grid preferredColumns={2} minWidth={22}>
          {parts.map((part) => (
            <PartCard key={part.id} part={part} about={about} />
          ))}
        </Grid>
      </Tabs>
    </Panel>
  );
}

function PartCard({ part, about }: { part: Part; about: (typeof ABOUT)[number] }) {
  const strings = useStrings(learningStrings);
  const language = useLanguage();
  const cite = useCitation();
  const { id, title, content, extracts_count } = part;
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <AiMark />
      </div>
      <p>{content}</p>
      <Button
        size="sm"
        aria-label={`${strings.copyCitation}: ${title}`}
        onClick={() => cite(title, extracts_count)}
      >
        {strings.copyCitation}
      </Button>
      <Disclosure
        isLazy
        summary={fill(strings.showSources, { count: formatNumber(extracts_count, language) })}
      >
        <Sources
          pending={SOURCES_ROOM}
          title={title}
          of={about === 'sector' ? { insight_sector_id: id } : { insight_component_id: id }}
        />
      </Disclosure>
    </Card>
  );
}

/** Copies how a summary is cited: what it is, who wrote it of what, where and when it was read. */
function useCitation() {
  const strings = useStrings(learningStrings);
  const language = useLanguage();
  const now = useNow();
  const copy = useCopy();
  return (title: string, count: number) =>
    void copy(
      fill(strings.citation, {
        title,
        count: formatNumber(count, language),
        address: window.location.href,
        date: formatDate(now, language),
      }),
    );
}

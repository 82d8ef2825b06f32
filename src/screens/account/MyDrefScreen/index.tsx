import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { DREF_STATUS } from '#rules/dref.ts';
import { Button } from '#src/components/Button/index.tsx';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { SegmentInput } from '#src/components/SegmentInput/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { EXTERNAL_LINKS } from '#src/domain/externalLinks.ts';
import { useQueryState } from '#src/hooks/useQueryState.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { prefetchList } from '#src/lists/defineList.ts';
import { Filters } from '#src/lists/Filters.tsx';
import { ListPanel } from '#src/lists/ListPanel.tsx';
import { type ListView, useList } from '#src/lists/useList.ts';
import { processOfActive, processOfCompleted, type WholeProcess } from '#src/records/dref/process.ts';
import { drefStrings } from '#src/records/dref/strings.ts';
import { activeDrefs, completedDrefs } from './lists.tsx';
import styles from './MyDrefScreen.module.css';
import { activeColumns, completedColumns } from './stageColumns.tsx';
import type { StageRow } from './stageRow.ts';
import { myDrefStrings } from './strings.ts';

const VIEWS = ['active', 'completed'] as const;

const viewIn = (query: URLSearchParams) => (query.get('view') === 'completed' ? 'completed' : 'active');

/** The list of the view that the address names. */
export const prefetchDrefs = (...given: Parameters<ReturnType<typeof prefetchList>>): void =>
  viewIn(given[1].query) === 'active'
    ? prefetchList(activeDrefs)(...given)
    : prefetchList(completedDrefs)(...given);

interface MyDrefScreenProps {
  /** Where the template of an application is downloaded. */
  TemplateDialog: ComponentType<{ onClose: () => void }>;
}

/** `/account/my-forms/dref`: the DREFs that one has written or sees, those that go on or those that are completed. */
export function MyDrefScreen({ TemplateDialog }: MyDrefScreenProps) {
  const strings = useStrings(myDrefStrings);
  const words = useStrings(drefStrings);
  const [isTaking, setTaking] = useState(false);
  const titles = useStrings(routeStrings);
  const { query, change } = useQueryState();
  const shown = viewIn(query);
  return (
    <>
      <div className={styles.head}>
        <SegmentInput
          name="view"
          label={strings.view}
          options={VIEWS.map((value) => ({ value, label: strings[value] }))}
          value={shown}
          // Another list has other pages.
          onChange={(view) => change({ view: view === 'active' ? '' : view, page: '' })}
        />
        <div className={styles.ways}>
          <TextLink to={EXTERNAL_LINKS.drefFeedback} isExternal>
            {words.feedback}
          </TextLink>
          <Button onClick={() => setTaking(true)}>{words.template}</Button>
          <ButtonLink to={pathTo('newDref')}>{titles.newDref}</ButtonLink>
        </div>
      </div>
      {shown === 'active' ? <Active /> : <Completed />}
      {isTaking && <TemplateDialog onClose={() => setTaking(false)} />}
    </>
  );
}

function Active() {
  const strings = useStrings(myDrefStrings);
  const view = useList(activeDrefs, { in: 'address' });
  // The real API lists those that are completed, too.
  const processes = useMemo(
    () => view.rows.map(processOfActive).filter((process) => !isCompleted(process)),
    [view.rows],
  );
  return (
    <Processes
      view={view}
      processes={processes}
      columns={activeColumns}
      heading={strings.activeHeading}
      none={strings.noneActive}
    />
  );
}

function Completed() {
  const strings = useStrings(myDrefStrings);
  const view = useList(completedDrefs, { in: 'address' });
  // The real API lists reports in every status.
  const processes = useMemo(() => view.rows.map(processOfCompleted).filter(isCompleted), [view.rows]);
  return (
    <Processes
      view={view}
      processes={processes}
      columns={completedColumns}
      heading={strings.completedHeading}
      none={strings.noneCompleted}
    />
  );
}

const isCompleted = ({ stages: [{ stage, status }] }: WholeProcess) =>
  stage === 'report' && status === DREF_STATUS.approved;

type Word = (typeof completedColumns)[number]['heading'];

/** The latest stage of each process, with those before it below where they are asked for. */
function Processes<Row>({
  view,
  processes,
  columns,
  heading,
  none,
}: {
  view: ListView<Row, Word>;
  processes: readonly WholeProcess[];
  columns: ListView<StageRow, Word>['columns'];
  heading: string;
  none: ReactNode;
}) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const toggle = (drefId: number) => {
    const next = new Set(open);
    if (!next.delete(drefId)) next.add(drefId);
    setOpen(next);
  };
  const rows = processes.flatMap((process): StageRow[] => {
    const { drefId, stages } = process;
    const [latest, ...earlier] = stages;
    const isOpen = open.has(drefId);
    const onToggle = earlier.length > 0 ? () => toggle(drefId) : undefined;
    return [
      { process, stage: latest, isOpen, onToggle },
      ...(isOpen ? earlier.map((stage) => ({ process, stage })) : []),
    ];
  });
  const shown: ListView<StageRow, Word> = {
    ...view,
    rows,
    columns,
    rowKey: ({ stage }) => stage.key,
  };
  return (
    <ListPanel
      view={shown}
      heading={heading}
      filters={<Filters view={view} />}
      none={view.isFiltered ? undefined : <p>{none}</p>}
    />
  );
}

import { useState } from 'react';
import { perProcessesEndpoint } from '#contracts/per/process.ts';
import { everything } from '#contracts/query.ts';
import { can } from '#rules/permissions.ts';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { helpLink } from '#src/domain/externalLinks.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { prefetchList } from '#src/lists/defineList.ts';
import { Filters } from '#src/lists/Filters.tsx';
import { ListPanel } from '#src/lists/ListPanel.tsx';
import { type ListView, useList } from '#src/lists/useList.ts';
import { type ProcessRow, processColumns } from './columns.tsx';
import { latestProcesses } from './list.ts';
import styles from './MyPerScreen.module.css';
import { myPerStrings } from './strings.ts';

type Word = (typeof processColumns)[number]['heading'];
const HELP = 'Preparedness#register-or-update-a-per-process';

export const prefetchProcesses = prefetchList(latestProcesses);

/** `/account/my-forms/per`: the latest PER process of each country that one looks after, with those before it where they are asked for. */
export function MyPerScreen() {
  const strings = useStrings(myPerStrings);
  const titles = useStrings(routeStrings);
  const language = useLanguage();
  const { profile } = useAuth();
  const [open, setOpen] = useState<readonly number[]>([]);
  const view = useList(latestProcesses, { in: 'address' });
  const before = useRequest(
    perProcessesEndpoint,
    open.length === 0 ? undefined : everything({ country: [...open] }),
    // Those of a country that is opened too do not take the others away.
    { isPreserved: true },
  );
  useFailureAlert(before);
  const mayBegin = can.openPerProcess(profile);

  const rows = view.rows.flatMap((process): ProcessRow[] => {
    const { country, assessment_number = 1 } = process;
    const isOpen = typeof country === 'number' && open.includes(country);
    const onToggle =
      typeof country === 'number' && assessment_number > 1
        ? () => setOpen(isOpen ? open.filter((id) => id !== country) : [...open, country])
        : undefined;
    const earlier = isOpen ? (before.answer?.results ?? []) : [];
    return [
      { process, isOpen, onToggle },
      ...earlier
        .filter((one) => one.country === country && one.id !== process.id)
        .toSorted((one, other) => (other.assessment_number ?? 0) - (one.assessment_number ?? 0))
        .map((one) => ({ process: one })),
    ];
  });
  const shown: ListView<ProcessRow, Word> = {
    ...view,
    rows,
    columns: processColumns,
    rowKey: ({ process }) => String(process.id),
  };
  return (
    <>
      <div className={styles.ways}>
        <TextLink to={helpLink(HELP, language)} isExternal>
          {strings.help}
        </TextLink>
        {mayBegin && <ButtonLink to={pathTo('newPerProcess')}>{titles.newPerProcess}</ButtonLink>}
      </div>
      <ListPanel
        view={shown}
        heading={strings.heading}
        filters={<Filters view={view} />}
        none={view.isFiltered ? undefined : <p>{mayBegin ? strings.none : strings.noneYours}</p>}
      />
    </>
  );
}

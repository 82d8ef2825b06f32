import { fieldReportsEndpoint } from '#contracts/fieldReports/list.ts';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { DraftList } from '#src/forms/DraftList/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { fixed } from '#src/lists/column.ts';
import { defineList } from '#src/lists/defineList.ts';
import { ListPanel } from '#src/lists/ListPanel.tsx';
import { recordListStrings } from '#src/lists/strings.ts';
import { useList } from '#src/lists/useList.ts';
import { fieldReportColumns } from '#src/records/fieldReportList/columns.ts';
import { useProfile } from '../AccountScreen/useProfile.ts';
import { myFieldReportsStrings } from './strings.ts';

const myFieldReports = defineList(
  fieldReportsEndpoint,
  [recordListStrings, myFieldReportsStrings],
  ({ column }) => ({
    pageSize: 10,
    order: '-created_at',
    columns: [
      ...fixed(fieldReportColumns),
      column.drawn('actions', ({ id, summary }, { words }) => (
        <TextLink
          to={pathTo('editFieldReport', { fieldReportId: id })}
          aria-label={fill(words.editOf, { name: summary })}
        >
          {words.edit}
        </TextLink>
      )),
    ],
  }),
);

/** `/account/my-forms/field-report`: the field reports one has written, newest first. */
export function MyFieldReportsScreen() {
  const strings = useStrings(myFieldReportsStrings);
  const user = useProfile();
  return (
    <>
      <DraftList kinds={['field-report']} />
      <ListPanel
        view={useList(myFieldReports, { in: 'panel', query: { user: user.id } })}
        heading={strings.heading}
        actions={<ButtonLink to={pathTo('newFieldReport')}>{strings.create}</ButtonLink>}
        none={<p>{strings.none}</p>}
      />
    </>
  );
}

import { globalEnumsEndpoint } from '#contracts/reference/lists.ts';
import type { ReportType } from '#rules/reportType.ts';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { PLANNED } from './sections.ts';
import { fieldReportStrings } from './strings.ts';
import type { FieldReport } from './types.ts';

/** What help from abroad is asked for or planned, with its size; nothing where there is none. */
export function PlannedResponse({ report, type }: { report: FieldReport; type: ReportType }) {
  const strings = useStrings(fieldReportStrings);
  const language = useLanguage();
  const enums = useRequest(globalEnumsEndpoint, {});
  useFailureAlert(enums);
  const planned = PLANNED.filter(({ stage, types }) => types.includes(type) && report[stage]);
  if (planned.length === 0) return null;
  return (
    <Panel heading={strings.planned}>
      <DescriptionList
        items={planned.map(({ stage, size, isMoney }) => {
          const text =
            enums.answer?.api_request_choices?.find(({ key }) => key === report[stage])?.value ?? '--';
          const amount = report[size];
          if (typeof amount !== 'number') return { term: strings[stage], value: text };
          return {
            term: strings[stage],
            value: fill(isMoney ? strings.amountChf : strings.amount, {
              stage: text,
              amount: formatNumber(amount, language),
            }),
          };
        })}
      />
    </Panel>
  );
}

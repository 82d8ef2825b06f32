import { globalEnumsEndpoint } from '#contracts/reference/lists.ts';
import type { ReportType } from '#rules/reportType.ts';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { fieldReportStrings } from './strings.ts';
import type { FieldReport } from './types.ts';

/** Who asks the world for help, and whether a bulletin says so. */
export function Requests({ report, type }: { report: FieldReport; type: ReportType }) {
  const strings = useStrings(fieldReportStrings);
  const enums = useRequest(globalEnumsEndpoint, NOTHING);
  useFailureAlert(enums);
  const yesOrNo = (value: boolean | null | undefined) =>
    value ? strings.yes : value === false ? strings.no : undefined;
  const bulletin = enums.answer?.api_field_report_bulletin?.find(({ key }) => key === report.bulletin)?.value;
  return (
    <Panel heading={strings.requests}>
      <DescriptionList
        items={[
          { term: strings.governmentRequests, value: yesOrNo(report.request_assistance) },
          { term: strings.nsRequests, value: yesOrNo(report.ns_request_assistance) },
          ...(type === 'COVID' ? [] : [{ term: strings.bulletin, value: bulletin }]),
        ]}
      />
    </Panel>
  );
}

const NOTHING = {};

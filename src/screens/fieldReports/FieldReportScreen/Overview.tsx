import type { ReportType } from '#contracts/reportType.ts';
import { pathTo } from '#src/app/links.ts';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { CountryLinks } from '#src/screens/emergencies/RecordList/CountryLinks.tsx';
import { fieldReportStrings } from './strings.ts';
import type { FieldReport } from './types.ts';

/** What it is about, where and when, and who may see it. */
export function Overview({ report, type }: { report: FieldReport; type: ReportType }) {
  const strings = useStrings(fieldReportStrings);
  const language = useLanguage();
  const names = (places: readonly { name: string }[] | undefined) =>
    places?.map(({ name }) => name).join(', ');
  return (
    <Panel heading={strings.overview}>
      <DescriptionList
        items={[
          {
            term: strings.emergency,
            value: report.event_details && (
              <TextLink to={pathTo('emergency', { emergencyId: report.event_details.id })}>
                {report.event_details.name ?? '--'}
              </TextLink>
            ),
          },
          { term: strings.disasterType, value: report.dtype_details.name },
          { term: strings.countries, value: <CountryLinks countries={report.countries_details} /> },
          {
            term: strings.regions,
            value: report.regions_details?.map(({ region_name }) => region_name).join(', '),
          },
          { term: strings.districts, value: names(report.districts_details) },
          {
            term: type === 'EW' ? strings.forecastDate : strings.startDate,
            value: formatDate(report.start_date, language),
          },
          { term: strings.reportDate, value: formatDate(report.report_date ?? report.created_at, language) },
          { term: strings.visibility, value: report.visibility_display },
          ...(type === 'COVID' ? [{ term: strings.covid, value: strings.yes }] : []),
        ]}
      />
    </Panel>
  );
}

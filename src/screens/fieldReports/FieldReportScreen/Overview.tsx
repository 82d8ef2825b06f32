import type { ReportType } from '#rules/reportType.ts';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { useRegions } from '#src/hooks/useRegions.ts';
import { formatDate, formatList } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { CountryLinks } from '#src/lists/CountryLinks.tsx';
import { fieldReportStrings } from './strings.ts';
import type { FieldReport } from './types.ts';

/** What it is about, where and when, and who may see it. */
export function Overview({ report, type }: { report: FieldReport; type: ReportType }) {
  const strings = useStrings(fieldReportStrings);
  const language = useLanguage();
  const { regions } = useRegions();
  // The API's record of a region has a name as well: until the enumerations are there, and for regions that they do not know.
  const regionName = ({ id, region_name }: { id: number; region_name: string }) =>
    regions?.find((region) => region.id === id)?.name ?? region_name;
  const names = (places: readonly { name: string }[] | undefined) =>
    places &&
    formatList(
      places.map(({ name }) => name),
      language,
    );
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
            value: formatList(report.regions_details?.map(regionName) ?? [], language),
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

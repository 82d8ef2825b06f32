import { everything } from '#contracts/query.ts';
import { disasterTypesEndpoint, globalEnumsEndpoint } from '#contracts/reference/lists.ts';
import { Columns } from '#src/components/Columns/index.tsx';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { RichText } from '#src/components/RichText/index.tsx';
import { SeverityBadge } from '#src/components/SeverityBadge/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { compareTimes } from '#src/domain/compareTimes.ts';
import { hasText } from '#src/domain/richText.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, formatList } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { PlacesMap } from '#src/records/PlacesMap/index.tsx';
import { type Emergency, useEmergency } from '../EmergencyScreen/index.tsx';
import { AppealTable } from './AppealTable.tsx';
import { Contacts } from './Contacts.tsx';
import { ReportFigures, reportFigures } from './ReportFigures.tsx';
import { emergencyDetailsStrings } from './strings.ts';
import { Timeline } from './Timeline.tsx';

const enumsInput = {};
const disasterTypesInput = everything();

/** `/emergencies/{emergencyId}/details`: what happened, what it means in figures, and whom to ask. */
export function EmergencyDetailsScreen() {
  const emergency = useEmergency();
  return (
    <>
      <EditorsFigures emergency={emergency} />
      <Columns
        main={
          <>
            <Situation emergency={emergency} />
            <ReportFigures emergency={emergency} />
            {!emergency.hide_field_report_map && (
              <PlacesMap countries={emergency.countries} districts={emergency.districts} />
            )}
          </>
        }
        aside={
          <>
            <Overview emergency={emergency} />
            <Timeline emergency={emergency} />
            <Links emergency={emergency} />
          </>
        }
      />
      <AppealTable appeals={emergency.appeals} />
      <Contacts emergency={emergency} />
    </>
  );
}

/** What editors chose to tell; where a report counted the same, the reader learns who says what. */
export function EditorsFigures({ emergency }: { emergency: Emergency }) {
  const strings = useStrings(emergencyDetailsStrings);
  const { key_figures } = emergency;
  if (key_figures.length === 0) return null;
  return (
    <Panel
      heading={strings.keyFigures}
      state="ready"
      footer={
        reportFigures(emergency) && <p>{fill(strings.keyFiguresNote, { reported: strings.latestFigures })}</p>
      }
    >
      <KeyFigures
        figures={key_figures.map(({ number, deck, source }) => ({
          label: deck ?? '',
          value: number,
          hint: fill(strings.source, { source }),
        }))}
      />
    </Panel>
  );
}

export function Overview({ emergency }: { emergency: Emergency }) {
  const strings = useStrings(emergencyDetailsStrings);
  const language = useLanguage();
  const enums = useRequest(globalEnumsEndpoint, enumsInput);
  const disasterTypes = useRequest(disasterTypesEndpoint, disasterTypesInput);
  useFailureAlert(enums);
  useFailureAlert(disasterTypes);
  const disasterType = disasterTypes.answer?.results.find(({ id }) => id === emergency.dtype);
  const visibility = enums.answer?.api_visibility_choices?.find(({ key }) => key === emergency.visibility);
  const earliest = earliestReport(emergency);
  const yesOrNo = (value: boolean | null | undefined) =>
    value ? strings.yes : value === false ? strings.no : undefined;
  return (
    <Panel heading={strings.overview} state="ready">
      <DescriptionList
        items={[
          {
            term: strings.severity,
            value: (
              <SeverityBadge
                level={emergency.ifrc_severity_level}
                text={emergency.ifrc_severity_level_display}
              />
            ),
          },
          { term: strings.disasterType, value: disasterType?.name },
          { term: strings.startDate, value: formatDate(emergency.disaster_start_date, language) },
          { term: strings.visibility, value: visibility?.value },
          {
            term: strings.mdrCodes,
            value: formatList(
              emergency.appeals.map(({ code }) => code),
              language,
            ),
          },
          { term: strings.glide, value: emergency.glide },
          { term: strings.nsRequests, value: yesOrNo(earliest?.ns_request_assistance) },
          { term: strings.governmentRequests, value: yesOrNo(earliest?.request_assistance) },
          {
            term: strings.provinces,
            value: formatList(
              emergency.districts.map(({ name }) => name),
              language,
            ),
          },
          { term: strings.lastUpdated, value: formatDate(emergency.updated_at, language) },
        ]}
      />
    </Panel>
  );
}

export function Situation({ emergency: { summary } }: { emergency: Emergency }) {
  const strings = useStrings(emergencyDetailsStrings);
  if (!summary || !hasText(summary)) return null;
  return (
    <Panel heading={strings.situation} state="ready">
      <RichText html={summary} />
    </Panel>
  );
}

function Links({ emergency: { links } }: { emergency: Emergency }) {
  const strings = useStrings(emergencyDetailsStrings);
  if (links.length === 0) return null;
  return (
    <Panel heading={strings.links} state="ready">
      <ul>
        {links.map(({ id, title, url, description }) => (
          <li key={id}>
            <TextLink to={url} isExternal>
              {title || url}
            </TextLink>
            {description && <div>{description}</div>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Requests for assistance are those of the report updated first: later ones repeat or drop them. */
function earliestReport({ field_reports }: Emergency) {
  return [...field_reports].sort((one, other) => compareTimes(one.updated_at, other.updated_at))[0];
}

import { offers } from '#contracts/extensions.ts';
import { flashUpdateEndpoint } from '#contracts/flashUpdates/record.ts';
import { can } from '#rules/permissions.ts';
import { Columns } from '#src/components/Columns/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Pictogram } from '#src/components/Pictogram/index.tsx';
import { RichText } from '#src/components/RichText/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { useIds } from '#src/core/ids.ts';
import { pathTo } from '#src/core/links.ts';
import { countryLink } from '#src/core/placeLinks.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { disasterPictogram } from '#src/domain/disasterPictograms.ts';
import { hasText } from '#src/domain/richText.ts';
import { formatDate, MISSING } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { PlacesMap } from '#src/records/PlacesMap/index.tsx';
import { RecordPage } from '#src/records/RecordPage/index.tsx';
import { RecordActions } from '#src/records/RecordPage/RecordActions.tsx';
import { flashUpdateStrings } from '../strings.ts';
import { ActionsTaken } from './ActionsTaken.tsx';
import { Contacts } from './Contacts.tsx';
import { ExportAction } from './ExportAction.tsx';
import { Pictures } from './Pictures.tsx';
import { Resources } from './Resources.tsx';
import { ShareAction } from './ShareDialog.tsx';
import { Shares } from './Shares.tsx';
import type { FlashUpdate } from './types.ts';

/** `/flash-updates/{flashUpdateId}`: all that a flash update says, and who got it. */
export function FlashUpdateScreen() {
  const strings = useStrings(flashUpdateStrings);
  const routes = useStrings(routeStrings);
  const language = useLanguage();
  return (
    <RecordPage
      isPrintable
      endpoint={flashUpdateEndpoint}
      id={useIds().flashUpdateId}
      heading={(update) => update?.title ?? routes.flashUpdate}
      list={{ to: pathTo('flashUpdates'), label: strings.flashUpdates }}
      missing={{ text: strings.notFound, back: strings.backToAll }}
      updated={({ modified_at, modified_by_details, created_by_details }) => ({
        at: modified_at,
        by: modified_by_details ?? created_by_details,
      })}
      facts={({ hazard_type_details: hazard, country_district, created_at }) => [
        {
          key: 'hazard',
          fact: hazard && (
            <>
              <Pictogram of={disasterPictogram(hazard.id)} />
              {hazard.name}
            </>
          ),
        },
        ...country_district.map(({ country, country_details }) => ({
          key: `country ${country}`,
          fact: <TextLink to={countryLink(country)}>{country_details.name ?? MISSING}</TextLink>,
        })),
        { key: 'created', fact: formatDate(created_at, language) },
      ]}
      actions={(update) => <Actions update={update} />}
      sections={(update) => <Sections update={update} />}
    />
  );
}

/** Whoever sees the page may do all of it; the rules are asked all the same. */
function Actions({ update }: { update: FlashUpdate }) {
  const { config } = useApp();
  const { profile } = useAuth();
  const mayUse = can.useFlashUpdates(profile, config);
  if (!mayUse) return null;
  return (
    <>
      <ShareAction id={update.id} />
      <ExportAction id={update.id} />
      <RecordActions edit={pathTo('editFlashUpdate', { flashUpdateId: update.id })} canPrint />
    </>
  );
}

function Sections({ update }: { update: FlashUpdate }) {
  const strings = useStrings(flashUpdateStrings);
  const { config } = useApp();
  const { situational_overview: overview, country_district: places } = update;
  return (
    <>
      <p>{strings.notice}</p>
      <Columns
        main={
          <>
            {overview && hasText(overview) && (
              <Panel heading={strings.overview}>
                <RichText html={overview} />
              </Panel>
            )}
            <Pictures heading={strings.maps} files={update.map_files ?? []} />
            <Pictures heading={strings.images} files={update.graphics_files ?? []} />
            <ActionsTaken update={update} />
            <PlacesMap
              countries={places.map(({ country_details }) => country_details)}
              districts={places.flatMap(({ district_details }) => district_details ?? [])}
            />
          </>
        }
        aside={
          <>
            <Resources update={update} />
            <Contacts update={update} />
            {offers(config, 'flashUpdates') && <Shares id={update.id} />}
          </>
        }
      />
    </>
  );
}

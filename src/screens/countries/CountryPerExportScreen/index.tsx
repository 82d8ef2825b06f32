import { pathTo } from '#src/core/links.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { PrintActions, PrintReadyOnceWhole, PrintSheet } from '#src/records/PrintSheet/index.tsx';
import { RecordFrame } from '#src/records/RecordPage/RecordFrame.tsx';
import { useCycleFrame } from '../CountryPerScreen/frame.tsx';
import { type Process, useCyclePage } from '../CountryPerScreen/process.ts';
import { Results } from '../CountryPerScreen/Results.tsx';
import { countryPerStrings } from '../CountryPerScreen/strings.ts';

/** `/countries/{countryId}/per/{perId}/export`: the results of a PER cycle on A4, for those who look after the country. */
export function CountryPerExportScreen() {
  const strings = useStrings(countryPerStrings);
  const page = useCyclePage();
  const { isManaged, country, countryId, view } = page;
  const frame = useCycleFrame(page);
  return (
    <RecordFrame<Process>
      // What the public may know stands on the page of the cycle.
      view={isManaged === false ? { ...view, answer: undefined, isPending: false, isMissing: true } : view}
      {...frame}
      heading={(process) => [country?.name, frame.heading(process)].filter(Boolean).join(' – ')}
      isPaper
      actions={(process) => (
        <PrintActions
          back={
            countryId !== undefined && process
              ? { to: pathTo('countryPer', { countryId, perId: process.id }), label: strings.backToCycle }
              : undefined
          }
          isReady={!!process}
        />
      )}
      sections={(process) => (
        <PrintSheet path={window.location.pathname}>
          <Results process={process} />
          <PrintReadyOnceWhole />
        </PrintSheet>
      )}
    />
  );
}

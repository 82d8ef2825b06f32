import { lazyComponent } from '#src/components/lazyPart.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { WhenNear } from '#src/components/WhenNear/index.tsx';
import { useAuth } from '#src/core/useAuth.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { AppealFigures } from '#src/records/operations/AppealFigures.tsx';
import { HighlightedOperations } from '#src/records/operations/HighlightedOperations.tsx';
import { OperationsPlaceholder } from './OperationsPlaceholder.tsx';
import { highlightedInput } from './requests.ts';
import { homeStrings } from './strings.ts';

// What lies below the first screen comes when the reader nears it, and what only members see when one is there.
const Following = lazyComponent(async () => (await import('./more/Following.tsx')).Following);
const Operations = lazyComponent(
  async () => (await import('#src/records/operationsMap/index.tsx')).Operations,
);
const Latest = lazyComponent(async () => (await import('./more/Latest.tsx')).Latest);

/** As high as its parts usually are together. */
const LATEST_PENDING = <Skeleton height={['309rem', '231rem', '112rem']} />;

/** `/`: the world's active operations in figures, on a map and by name, and what came in last. */
export function HomeScreen() {
  const strings = useStrings(homeStrings);
  const { isSignedIn } = useAuth();
  return (
    <Page
      heading={strings.heading}
      documentTitle={strings.title}
      description={strings.description}
      info={<AppealFigures />}
    >
      {isSignedIn && <Following />}
      <HighlightedOperations input={highlightedInput} />
      <WhenNear placeholder={<OperationsPlaceholder />}>
        <Operations
          pending={<OperationsPlaceholder />}
          placeholder={<OperationsPlaceholder />}
          stage={{ heading: strings.heading, figures: <AppealFigures /> }}
        />
      </WhenNear>
      <WhenNear placeholder={LATEST_PENDING}>
        <Latest pending={LATEST_PENDING} />
      </WhenNear>
    </Page>
  );
}

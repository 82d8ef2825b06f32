import { lazy, Suspense } from 'react';
import { Page } from '#src/components/Page/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { WhenNear } from '#src/components/WhenNear/index.tsx';
import { useAuth } from '#src/hooks/useAuth.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { HighlightedOperations } from './HighlightedOperations.tsx';
import { OperationsPlaceholder } from './OperationsPlaceholder.tsx';
import { homeStrings } from './strings.ts';
import { Totals } from './Totals.tsx';

// What lies below the first screen comes when the reader nears it, and what only members see when one is there.
const Following = lazy(async () => ({ default: (await import('./more/Following.tsx')).Following }));
const Operations = lazy(async () => ({ default: (await import('./more/Operations.tsx')).Operations }));
const Latest = lazy(async () => ({ default: (await import('./more/Latest.tsx')).Latest }));

const LATEST_PENDING = <Skeleton height="80rem" />;

/** `/`: the world's active operations in figures, on a map and by name, and what came in last. */
export function HomeScreen() {
  const strings = useStrings(homeStrings);
  const { isSignedIn } = useAuth();
  return (
    <Page
      heading={strings.heading}
      documentTitle={strings.title}
      description={strings.description}
      info={<Totals />}
    >
      {isSignedIn && (
        <Suspense>
          <Following />
        </Suspense>
      )}
      <HighlightedOperations />
      <WhenNear placeholder={<OperationsPlaceholder />}>
        <Suspense fallback={<OperationsPlaceholder />}>
          <Operations />
        </Suspense>
      </WhenNear>
      <WhenNear placeholder={LATEST_PENDING}>
        <Suspense fallback={LATEST_PENDING}>
          <Latest />
        </Suspense>
      </WhenNear>
    </Page>
  );
}

import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import type { RouteName } from '#src/core/routes/index.ts';
import { keepsDrafts } from '#src/forms/formPages.ts';
import { recordFormStrings } from '#src/forms/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { ForbiddenScreen } from '../ForbiddenScreen/index.tsx';

/** Stands in a page that does not open: the reader may not, or nobody knows whether they may, as their profile could not be had. */
export function NotOpened({ name, entry }: { name: RouteName; entry: 'failed' | 'forbidden' }) {
  return entry === 'forbidden' ? <ForbiddenScreen /> : <Unknown name={name} />;
}

function Unknown({ name }: { name: RouteName }) {
  const { auth } = useApp().actors;
  const { draftStays } = useStrings(recordFormStrings);
  return (
    <MessageBlock
      state="failed"
      // Whoever comes back to their form without a connection would think that their work is lost.
      message={keepsDrafts(name) ? draftStays : undefined}
      onRetry={() => auth.send({ type: 'profile.refetch' })}
    />
  );
}

import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { lazyPart, Part } from '#src/components/lazyPart.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { surgeCatalogueStrings } from './strings.ts';

/** With the code of lists, which the catalogue itself needs nothing of. */
const readiness = lazyPart(async () => (await import('./Readiness.tsx')).Readiness);

/** Who has units of a type, and how ready they are; asked for when it is opened, for the catalogue itself needs no call. */
export function LiveReadiness({ type }: { type: number }) {
  const strings = useStrings(surgeCatalogueStrings);
  return (
    <Disclosure isLazy summary={strings.liveReadiness}>
      <Part of={readiness} props={{ type }} pending={<Skeleton height="16rem" />} />
    </Disclosure>
  );
}

import { type ComponentType, type ReactNode, Suspense, use, useState } from 'react';

/** A component in a file of its own, which is fetched when it is first shown or `preload` is called. */
export interface LazyPart<Props> {
  /** Resolves with undefined when the file cannot be fetched; the next call then asks for it again. */
  preload(): Promise<ComponentType<Props> | undefined>;
}

/** @example const drawing = lazyPart(async () => (await import('./Drawing.tsx')).Drawing); */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let coming: Promise<ComponentType<Props> | undefined> | undefined;
  return {
    preload() {
      coming ??= load().catch(() => {
        coming = undefined;
        return undefined;
      });
      return coming;
    },
  };
}

interface PartProps<Props> {
  of: LazyPart<Props>;
  props: Props;
  /** Stands in its room while its code is on the way. */
  pending: ReactNode;
  /** Stands instead of it when its code cannot be fetched; `retry` asks for it again. */
  failed: (retry: () => void) => ReactNode;
}

/** Shows a lazy part. Unlike `React.lazy` it has an answer for a file that cannot be fetched, and can ask again. */
export function Part<Props extends object>({ of, props, pending, failed }: PartProps<Props>) {
  const [coming, setComing] = useState(() => of.preload());
  return (
    <Suspense fallback={pending}>
      <Arrived coming={coming} props={props} failed={() => failed(() => setComing(of.preload()))} />
    </Suspense>
  );
}

function Arrived<Props extends object>({
  coming,
  props,
  failed,
}: {
  coming: Promise<ComponentType<Props> | undefined>;
  props: Props;
  failed: () => ReactNode;
}) {
  const Component = use(coming);
  return Component ? <Component {...props} /> : failed();
}

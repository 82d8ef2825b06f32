import { useSelector } from '@xstate/react';
import { Component, type ComponentType, type ReactNode, useDeferredValue, useEffect } from 'react';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { pause } from '#contracts/pause.ts';
import { lazyPartMachine, selectIsLost, selectPart } from '#machines/lazyPart.ts';
import { provideTo } from '#machines/provide.ts';
import { commonStrings } from '#src/i18n/common/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { MessageBlock } from './MessageBlock/index.tsx';

/** A component in a file of its own, which is fetched when it is first shown or `preload` is called. */
export interface LazyPart<Props> {
  /** Made when it is first asked for: most parts of a page are never shown. */
  actor: () => ActorRefFrom<typeof lazyPartMachine>;
  preload(): void;
  /** Which props it takes, for the compiler. */
  takes?: (props: Props) => void;
}

/** @example const drawing = lazyPart(async () => (await import('./Drawing.tsx')).Drawing); */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let made: ActorRefFrom<typeof lazyPartMachine> | undefined;
  const actor = () => {
    made ??= createActor(
      provideTo(lazyPartMachine)({ actors: { load: fromPromise<unknown, undefined>(loadInTurn) } }),
    ).start();
    return made;
  };
  // A page of many parts would ask for the files of all of them in one go, which keeps a small phone from a touch for 150 ms.
  const loadInTurn = async () => {
    await pause();
    return load();
  };
  return { actor, preload: () => actor().send({ type: 'wanted' }) };
}

interface PartProps<Props> {
  of: LazyPart<Props>;
  props: Props;
  /** Stands in its room while its code is on the way. `@default` nothing */
  pending?: ReactNode;
  /**
   * Stands instead of it when its code cannot be fetched or fails; `retry` asks for it again.
   * `@default` a message with a button
   */
  failed?: ((retry: () => void) => ReactNode) | undefined;
}

/**
 * Shows a lazy part. Unlike `React.lazy` it has an answer for a file that cannot be fetched and for a part that throws: what
 * stands around goes on, and the reader can try again in place.
 */
export function Part<Props extends object>({
  of,
  props,
  pending = null,
  failed = (retry) => <Lost onRetry={retry} />,
}: PartProps<Props>) {
  const { preload } = of;
  const actor = of.actor();
  // Drawn between two touches: a map or a chart holds nobody up.
  const Here = useDeferredValue(useSelector(actor, selectPart) as ComponentType<Props> | undefined);
  const isLost = useSelector(actor, selectIsLost);
  useEffect(() => {
    preload();
    // What the line has lost comes by itself once it is back. The same listener is added but once, however many show the part.
    window.addEventListener('online', preload);
  }, [preload]);
  return (
    <PartBoundary failed={failed} onRetry={preload}>
      {Here ? <Here {...props} /> : isLost ? failed(preload) : pending}
    </PartBoundary>
  );
}

type LazyProps<Props> = Props & Pick<PartProps<Props>, 'pending'>;

/**
 * The same as a component, for parts that are shown in one way only: `pending` is among its props.
 *
 * @example const WorldMap = lazyComponent(async () => (await import('./WorldMap/index.tsx')).WorldMap);
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failed?: (retry: () => void) => ReactNode,
): ComponentType<LazyProps<Props>> & LazyPart<Props> {
  const part = lazyPart(load);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each file, at the top of a module, as React.lazy is
  function LazyComponent({ pending, ...props }: LazyProps<Props>) {
    return <Part of={part} props={props as unknown as Props} pending={pending} failed={failed} />;
  }
  return Object.assign(LazyComponent, part);
}

function Lost({ onRetry }: { onRetry: () => void }) {
  const strings = useStrings(commonStrings);
  return <MessageBlock state="failed" message={strings.partLost} onRetry={onRetry} />;
}

interface BoundaryProps {
  failed: (retry: () => void) => ReactNode;
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps what a part throws from what stands around it. React knows no hook for that. */
export class PartBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { failed, onRetry, children } = this.props;
    const retry = () => {
      this.setState({ hasFailed: false });
      onRetry();
    };
    return this.state.hasFailed ? failed(retry) : children;
  }
}

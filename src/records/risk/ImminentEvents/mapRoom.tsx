import { Skeleton } from '#src/components/Skeleton/index.tsx';

/** Stands where the map of events comes. */
export const MAP_ROOM = <Skeleton height={['24rem', '28rem', '34rem']} />;

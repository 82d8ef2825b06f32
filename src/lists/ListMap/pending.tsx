import { Skeleton } from '#src/components/Skeleton/index.tsx';

/** The room of the map of a list with what stands above and below it: with its own code it would come too late. */
export const LIST_MAP_PENDING = <Skeleton height={['49.5rem', '45rem', '46.5rem']} />;
/** The map alone, while its code is on the way. */
export const MAP_PENDING = <Skeleton height={['34rem', '34.5rem', '38rem']} />;

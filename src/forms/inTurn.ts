/**
 * Does something with a draft while no other tab sends it: what waits is sent by whichever tab comes first. A browser without
 * locks goes on at once. `draft`: its id.
 */
export const inTurn = <Result>(
  draft: string,
  run: () => Promise<Result>,
  signal?: AbortSignal | undefined,
): Promise<Result> => {
  const locks: LockManager | undefined = navigator.locks;
  return locks?.request(`draft ${draft}`, signal ? { signal } : {}, run) ?? run();
};

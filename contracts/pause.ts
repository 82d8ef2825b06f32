/** Gives way to a touch, or to what is to be painted, between two steps. Not by a timer: of several in a row each waits 4 ms. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      // In Node an open one keeps the process.
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
}

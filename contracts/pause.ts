/** Gives way to a touch, or to what is to be painted, between two steps. Not by a timer: of several in a row each waits 4 ms. */
export function pause(): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => {
      // In Node an open one keeps the process.
      port1.close();
      resolve(event);
    };
    port2.postMessage(0);
  });
}

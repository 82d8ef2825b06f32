import type { CDPSession, Page } from '@playwright/test';

/** What the piece of work below takes on the machine whose figures the bounds are, in ms of its processor. */
const REFERENCE_MS = 4;

/** Seconds of script so far, as the processor counts them, in ms. The session has to have its domain `Performance` on, in thread ticks. */
export async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

/**
 * How many times as long as on the machine of the bounds a script takes in this page at this moment: machines differ by more than
 * twice, and so does one machine by what else it does. What is measured is divided by the pace right beside it.
 */
export async function paceOfMachine(session: CDPSession, page: Page): Promise<number> {
  const before = await scriptMs(session);
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        // Script of the page counts, what the protocol evaluates does not.
        setTimeout(() => {
          /** Of what a framework does: objects made and compared, texts, elements that nobody sees. */
          for (let round = 0; round < 40; round++) {
            const rows = Array.from({ length: 60 }, (_, index) => ({
              id: `row ${(index * 7919) % 60}`,
              values: { index, round, texts: [`${index}`, `${round}`] },
            }));
            const byId = new Map(rows.map((row) => [row.id, { ...row, isOpen: row.values.index % 2 === 0 }]));
            const sorted = [...byId.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
            const copy = JSON.parse(JSON.stringify(sorted)) as typeof sorted;
            const list = document.createElement('ul');
            for (const { id, isOpen } of copy.slice(0, 12)) {
              const item = document.createElement('li');
              item.setAttribute('class', isOpen ? 'open' : 'closed');
              item.append(id);
              list.append(item);
            }
          }
          done();
        });
      }),
  );
  return ((await scriptMs(session)) - before) / REFERENCE_MS;
}

import { describe, expect, it } from 'vitest';
import { sectionBeingRead } from '#src/screens/pages/PolicyPage/sectionBeingRead.ts';

const HEIGHT = 800;
/** Where the sections begin on the page; the last ones are too short to come up to the top of the window. */
const PAGE = { introduction: 300, uses: 500, liability: 1500, privileges: 1900, final: 2000 };
const END = 1400;

const at = (scrolled: number, linked?: string, scrollable = END) =>
  sectionBeingRead(
    Object.entries(PAGE).map(([id, top]) => ({ id, top: top - scrolled })),
    { height: HEIGHT, scrolled, scrollable, linked },
  );

describe('sectionBeingRead', () => {
  it('is the first at the top of the page, the last at its end', () => {
    expect([at(0), at(END)]).toEqual(['introduction', 'final']);
  });

  it('gives every section its turn, in their order', () => {
    const read = Array.from({ length: END + 1 }, (_, scrolled) => at(scrolled));
    expect(read.filter((id, index) => id !== read[index - 1])).toEqual(Object.keys(PAGE));
  });

  it.each(Object.keys(PAGE) as (keyof typeof PAGE)[])('is %s once the reader was led to it', (id) => {
    expect(at(Math.min(PAGE[id], END), id)).toBe(id);
  });

  it('goes on from where the reader was led to once that is scrolled past', () => {
    expect(at(PAGE.uses + 10, 'introduction')).toBe('uses');
  });

  it('is the first where all fits into the window', () => {
    expect(at(0, undefined, 0)).toBe('introduction');
  });

  it('is none before there are sections', () => {
    expect(sectionBeingRead([], { height: HEIGHT, scrolled: 0, scrollable: 0, linked: undefined })).toBe(
      undefined,
    );
  });
});

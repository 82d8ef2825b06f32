/** A section and where it begins: pixels below the top of the window, negative once that is scrolled past. */
export interface SectionTop {
  id: string;
  top: number;
}

/** The window. `scrolled` and `scrollable`: how far down the page is, and how far it can go, in pixels. */
export interface Reading {
  height: number;
  scrolled: number;
  scrollable: number;
  /** The section that the address names. */
  linked: string | undefined;
}

/**
 * Which section is being read: the last that begins above the reader's eye. The eye goes from the top of the window to its
 * bottom as the page goes from its top to its end, so that every section has its turn, the last ones too, which cannot come
 * up to the top. A section that was led to is being read as long as its beginning is seen above the eye.
 */
export function sectionBeingRead(
  sections: readonly SectionTop[],
  { height, scrolled, scrollable, linked }: Reading,
): string | undefined {
  const eye = scrollable > 0 ? (height * scrolled) / scrollable : 0;
  const target = sections.find(({ id }) => id === linked);
  // A browser may scroll to half a pixel.
  if (target && target.top > -1 && target.top <= Math.max(eye, height / 2)) return target.id;
  return (sections.findLast(({ top }) => top <= eye) ?? sections[0])?.id;
}

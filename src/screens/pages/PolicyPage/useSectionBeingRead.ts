import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { sectionBeingRead } from './sectionBeingRead.ts';

/** Follows which of these sections is being read, by their ids in the document; undefined before they are there. */
export function useSectionBeingRead(ids: readonly string[]): string | undefined {
  const { hash } = useLocation();
  return useSyncExternalStore(watchScrolling, () => {
    const { scrollHeight } = document.documentElement;
    return sectionBeingRead(ids.flatMap(topOf), {
      height: window.innerHeight,
      scrolled: window.scrollY,
      scrollable: scrollHeight - window.innerHeight,
      linked: ids.find((id) => hash === `#${id}`),
    });
  });
}

function topOf(id: string) {
  const section = document.getElementById(id);
  return section ? [{ id, top: section.getBoundingClientRect().top }] : [];
}

function watchScrolling(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
}

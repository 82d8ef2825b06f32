/**
 * Calls `make` once an element is within `margin` of the window, and returns what forgets it. Who walks by keys nears everything:
 * what came only when it is seen would be made behind them. So does paper.
 */
export function whenNear(element: Element, margin: string, make: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) make();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  // A press of the pointer gives the focus, but no ring.
  const onFocus = () => {
    if (document.activeElement?.matches(':focus-visible')) make();
  };
  onFocus();
  window.addEventListener('focusin', onFocus);
  window.addEventListener('beforeprint', make);
  return () => {
    observer.disconnect();
    window.removeEventListener('focusin', onFocus);
    window.removeEventListener('beforeprint', make);
  };
}

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

/**
 * The margin round what the reader sees of the window: while something sticks to its foot (the shell measures that), what lies behind
 * it is not seen yet. For what is costly to make.
 */
export function aroundSeen(margin: string): string {
  const dock = document.getElementById('dock');
  const size = dock && getComputedStyle(dock).getPropertyValue('--dock-size');
  return Number.parseFloat(size || '0') > 0 ? `${margin} 0px -${size}` : margin;
}

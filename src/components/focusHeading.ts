/** Where a page is read from; also for a focus whose element is about to go: the next Tab would begin above the page. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
}

import { useCallback } from 'react';
import type { Alert } from '#machines/alerts.ts';
import { useApp } from '#src/core/AppContext.ts';

/**
 * Says something over the page. It comes after what tells it: an actor that begins within the action of another, as that of an
 * alert would, makes XState warn.
 */
export function useTell(): (alert: Alert) => void {
  const { alerts } = useApp().actors;
  return useCallback((alert) => queueMicrotask(() => alerts.send({ type: 'alert.added', alert })), [alerts]);
}

import { useEffect } from 'react';
import { useApp } from '#src/core/AppContext.ts';

/** An actor of a machine that waits for the connection where it needs one. */
interface Waiting {
  send: (event: { type: 'connection.restored' }) => void;
}

/** Tells an actor each time the connection comes back, as long as the component is there. */
export function useConnectionRestored(actor: Waiting): void {
  const { connectivity } = useApp().actors;
  useEffect(() => {
    const restored = connectivity.on('connection.restored', (event) => actor.send(event));
    return () => restored.unsubscribe();
  }, [actor, connectivity]);
}

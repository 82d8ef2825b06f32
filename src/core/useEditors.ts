import { can } from '#rules/permissions.ts';
import { useApp } from './AppContext.ts';
import { editorsAddress } from './editors.ts';
import { useAuth } from './useAuth.ts';

/** Where the reader changes an emergency in the site of editors; undefined for whoever may not, and where there is no such site. */
export function useEditors(emergencyId: number): string | undefined {
  const { config } = useApp();
  const { profile } = useAuth();
  return can.write(profile) ? editorsAddress(config, emergencyId) : undefined;
}

import { useEffect } from 'react';
import type { NavigateOptions } from './createRouter.ts';
import { useNavigate } from './hooks.ts';

/** Leads on to another page where it stands. */
export function Navigate({ to, replace }: Pick<NavigateOptions, 'replace'> & { to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace }), [navigate, to, replace]);
  return null;
}

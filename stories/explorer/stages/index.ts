import type { Stage } from '../Explorer.tsx';
import { AlertsStage } from './AlertsStage.tsx';
import { ConfirmStage } from './ConfirmStage.tsx';
import { CookieBannerStage } from './CookieBannerStage.tsx';

/** The components that stand beside their machines, by the machine's name. */
export const STAGES: Readonly<Record<string, Stage>> = {
  alerts: AlertsStage as Stage,
  confirm: ConfirmStage as Stage,
  cookieBanner: CookieBannerStage as Stage,
};

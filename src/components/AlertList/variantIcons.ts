import type { AlertVariant } from '#machines/alerts.ts';
import { DangerIcon } from '../icons.tsx';
import { InfoIcon, SuccessIcon, WarningIcon } from '../laterIcons.tsx';

/** A mark of its own for each kind: colour alone tells a colour-blind reader nothing. */
export const VARIANT_ICONS = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: DangerIcon,
} as const satisfies Record<AlertVariant, typeof InfoIcon>;

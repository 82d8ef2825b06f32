import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { AlertVariant } from '#machines/alerts.ts';
import { VARIANT_ICONS } from '../AlertList/variantIcons.ts';
import styles from './Banner.module.css';

interface BannerProps {
  /** @default 'info' */
  variant?: AlertVariant | undefined;
  /** What the reader can do about it. */
  actions?: ReactNode;
  children: ReactNode;
}

/** What holds for the whole page or part it stands in: machine-translated content, a missing permission. */
export function Banner({ variant = 'info', actions, children }: BannerProps) {
  const VariantIcon = VARIANT_ICONS[variant];
  return (
    <div role="note" className={clsx(styles.banner, styles[variant])}>
      <VariantIcon className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {actions}
    </div>
  );
}

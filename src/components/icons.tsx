import clsx from 'clsx';
import type { SVGProps } from 'react';
import styles from './icons.module.css';

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'ref' | 'path'>;

/**
 * The icons of the interface: strokes on a grid of 24, as tall as the text beside them. All are decoration; whoever shows one
 * alone gives it a name. Pictograms of disasters and sectors come from @ifrc-go/icons instead. What no page shows at first stands in
 * `laterIcons.tsx`.
 */
export function Icon({
  path,
  isDirectional = false,
  className,
  ...props
}: IconProps & { path: string; isDirectional?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={clsx(styles.icon, isDirectional && styles.directional, className)}
      {...props}
    >
      <path d={path} />
    </svg>
  );
}

export const SearchIcon = (props: IconProps) => (
  <Icon path="M16.5 10.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM15 15l5 5" {...props} />
);
export const CheckIcon = (props: IconProps) => <Icon path="M5 12.5l4.5 4.5L19 7" {...props} />;
export const ChevronDownIcon = (props: IconProps) => <Icon path="M6 9.5l6 6 6-6" {...props} />;
export const ForwardIcon = (props: IconProps) => <Icon path="M9.5 6l6 6-6 6" isDirectional {...props} />;
export const ExternalIcon = (props: IconProps) => (
  <Icon path="M10 5H5v14h14v-5M14 5h5v5M19 5l-8.5 8.5" isDirectional {...props} />
);
export const GlobeIcon = (props: IconProps) => (
  <Icon
    path="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM3.5 9h17M3.5 15h17M12 3c2.4 2.6 3.5 5.6 3.5 9s-1.1 6.4-3.5 9c-2.4-2.6-3.5-5.6-3.5-9S9.6 5.6 12 3Z"
    {...props}
  />
);
export const MenuIcon = (props: IconProps) => <Icon path="M4 7h16M4 12h16M4 17h16" {...props} />;
export const DangerIcon = (props: IconProps) => (
  <Icon
    path="M8.3 3h7.400L21 8.300v7.400L15.7 21H8.300L3 15.700V8.300L8.3 3ZM12 7.500v5.500M12 16.400v.1"
    {...props}
  />
);

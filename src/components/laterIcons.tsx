import { Icon, type IconProps } from './icons.tsx';

/** Icons of parts whose code comes with their first use: in `icons.tsx` they would come with every page. */

export const SelectAllIcon = (props: IconProps) => (
  <Icon path="M2.5 12.5l4 4L14.5 7.5M11.5 15l1.5 1.5 8.5-9" {...props} />
);
export const SortAscendingIcon = (props: IconProps) => (
  <Icon path="M12 19V5M6.5 10.5 12 5l5.5 5.5" {...props} />
);
export const SortDescendingIcon = (props: IconProps) => (
  <Icon path="M12 5v14M6.5 13.5 12 19l5.5-5.5" {...props} />
);
export const SortIcon = (props: IconProps) => <Icon path="M8 10l4-4 4 4M8 14l4 4 4-4" {...props} />;
export const EyeIcon = (props: IconProps) => (
  <Icon
    path="M2.5 12C4.5 8 8 6 12 6s7.5 2 9.5 6c-2 4-5.5 6-9.5 6s-7.5-2-9.5-6ZM14.8 12a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0Z"
    {...props}
  />
);
export const EyeOffIcon = (props: IconProps) => (
  <Icon
    path="M4 4l16 16M9.9 6.200C10.6 6.1 11.3 6 12 6c4 0 7.5 2 9.5 6-.8 1.6-1.8 2.9-3 3.900M6.2 7.500C4.7 8.5 3.5 10 2.5 12c2 4 5.5 6 9.5 6 1.6 0 3.1-.3 4.5-1"
    {...props}
  />
);
export const PlayIcon = (props: IconProps) => (
  <Icon path="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM10 8.500l5.500 3.500-5.500 3.500V8.500Z" {...props} />
);
export const UserIcon = (props: IconProps) => (
  <Icon path="M15.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM5 20c.7-4 3.4-6 7-6s6.3 2 7 6" {...props} />
);
export const BackIcon = (props: IconProps) => <Icon path="M14.5 6l-6 6 6 6" isDirectional {...props} />;
export const UpIcon = (props: IconProps) => <Icon path="M12 19V5M6 11l6-6 6 6" {...props} />;
export const DownIcon = (props: IconProps) => <Icon path="M12 5v14M6 13l6 6 6-6" {...props} />;
export const CloseIcon = (props: IconProps) => <Icon path="M6 6l12 12M18 6 6 18" {...props} />;
export const InfoIcon = (props: IconProps) => (
  <Icon path="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 11v5.500M12 7.500v.1" {...props} />
);
export const WarningIcon = (props: IconProps) => (
  <Icon path="M12 4 2.5 20h19L12 4ZM12 10v4.500M12 17.400v.1" {...props} />
);
export const SuccessIcon = (props: IconProps) => (
  <Icon path="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM8 12.500l2.7 2.700L16 9.5" {...props} />
);
export const CopyIcon = (props: IconProps) => <Icon path="M9 9h10v11H9zM15 6V4H5v11h1.5" {...props} />;

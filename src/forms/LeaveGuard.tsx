import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { useLeaveGuard } from '#src/router/index.ts';

interface LeaveGuardProps {
  /** Whether it is asked before that way is gone. */
  isAsked: Parameters<typeof useLeaveGuard>[0];
  heading: string;
  message: string;
}

/** Asks before the page is left with something that would be lost or is not sent. The router knows whether somebody is leaving. */
export function LeaveGuard({ isAsked, heading, message }: LeaveGuardProps) {
  const guard = useLeaveGuard(isAsked);
  return (
    <ConfirmDialog
      isOpen={guard.isBlocked}
      heading={heading}
      message={message}
      onConfirm={guard.proceed}
      onCancel={guard.reset}
    />
  );
}

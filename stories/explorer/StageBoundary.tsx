import { Component, type ReactNode } from 'react';

interface StageBoundaryProps {
  /** In place of a component that throws. */
  instead: (error: unknown) => ReactNode;
  children: ReactNode;
}

/**
 * A component that reads a broken machine breaks with it; the explorer around, with the log that shows how it came to that, does not.
 * A new `key` tries again.
 */
export class StageBoundary extends Component<StageBoundaryProps, { error: unknown; isBroken: boolean }> {
  override state = { error: undefined, isBroken: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, isBroken: true };
  }

  override render() {
    const { instead, children } = this.props;
    return this.state.isBroken ? instead(this.state.error) : children;
  }
}

import { Component, type ReactNode } from 'react';
import type { RouterLocation } from '#machines/router.ts';
import { ErrorContext } from './contexts.ts';

interface BoundaryProps {
  location: RouterLocation;
  /** What broke before anything could be drawn. */
  failure: { error: unknown } | undefined;
  instead: ReactNode;
  report: (error: unknown) => void;
  children: ReactNode;
}

interface BoundaryState {
  location: RouterLocation;
  thrown?: { error: unknown } | undefined;
}

/** Shows something else in the place of what breaks, until another page is opened. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState): BoundaryState {
    return location === state.location ? state : { location, thrown: undefined };
  }

  override componentDidCatch(error: unknown): void {
    this.props.report(error);
  }

  override render() {
    const { failure, instead, children } = this.props;
    const broken = this.state.thrown ?? failure;
    return broken ? <ErrorContext value={broken.error}>{instead}</ErrorContext> : children;
  }
}

import { Component, type ReactNode } from 'react';

type FallbackBoundaryProps = { fallback: ReactNode; children: ReactNode; onError?: ((error: unknown) => void) | undefined };

/** Renders a fallback if its children fail to load or render, and reports the error once. */
export class FallbackBoundary extends Component<FallbackBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

import { Component, type ReactNode } from 'react';

type FallbackBoundaryProps = { fallback: ReactNode; children: ReactNode; onError?: ((error: unknown) => void) | undefined };

/** Shows something else when its children cannot be loaded or drawn, and says so once. */
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

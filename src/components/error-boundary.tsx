import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** What is shown in place of children that cannot be rendered. */
  fallback: ReactNode;
  onError: (error: Error) => void;
};

type State = { failed: boolean };

/** Confines an error in rendering to its children. A class, as React has no other way. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

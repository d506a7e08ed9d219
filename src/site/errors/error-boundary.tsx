import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** Shown in place of children that fail to render. */
  fallback: ReactNode;
  onError: (error: Error) => void;
};

type State = { failed: boolean };

/** Confines a render error to its children. A class, because React has no hook for this. */
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

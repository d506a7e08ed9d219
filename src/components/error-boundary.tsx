import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** What is shown in place of children that cannot be rendered. */
  fallback: ReactNode;
  onError: (error: Error) => void;
  /** Another value, such as the path of the next page, is a reason to try again. */
  resetKey?: string;
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

  override componentDidUpdate({ resetKey }: Props, { failed }: State) {
    // Had it not failed before, then the children for this very key have.
    if (failed && this.state.failed && resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

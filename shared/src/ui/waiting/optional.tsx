import { Component, type ReactNode } from 'react';

/** Renders an optional part of a screen, and nothing once the part throws. */
export class Optional extends Component<{
  onError: (error: unknown) => void;
  children: ReactNode;
}> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

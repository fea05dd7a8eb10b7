import { Component, type ReactNode } from 'react';

interface Props {
  /** What is shown in place of what failed. `again` tries once more. */
  readonly fallback: (error: Error, again: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps a fault to the part of the page in which it happened. React asks for a class here. */
export class Boundary extends Component<Props, { readonly error: Error | undefined }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown): { readonly error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return this.props.fallback(error, () => this.setState({ error: undefined }));
  }
}

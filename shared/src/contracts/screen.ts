import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';

/**
 * The exports of a screen module, which is a React Router route module. The loader starts fetching
 * data without awaiting it; the screen waits only for code.
 */
export type ScreenModule = {
  Component: ComponentType;
  loader?: LoaderFunction;
  action?: ActionFunction;
  ErrorBoundary?: ComponentType;
  shouldRevalidate?: ShouldRevalidateFunction;
};

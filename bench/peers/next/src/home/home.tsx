'use client';

export { Home } from '../../../../../mfe-hotel/src/home/home.tsx';

'use client';

export { Logo } from '../../../../shared/src/ui/pictures/logo.tsx';
export { Picture } from '../../../../shared/src/ui/pictures/picture.tsx';

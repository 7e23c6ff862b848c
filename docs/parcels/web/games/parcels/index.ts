import type { Brings } from '../../play/brings.ts';

export const brings: Brings = {
  face: () => import('./face.tsx').then((m) => m.ready()),
};

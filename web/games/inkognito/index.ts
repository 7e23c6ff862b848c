import type { Brings } from '../../play/brings.ts';

export const brings: Brings = {
  face: () => import('./face.tsx').then((m) => m.ready()),
  pictures: () => import('./RulesPictures.tsx').then((m) => m.pictures()),
};

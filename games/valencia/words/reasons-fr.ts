// Pourquoi, en français.
import { points, seatName } from './names-fr.ts';
import type { ReasonWords } from './shape.ts';
import { mission } from './told-fr.ts';

const BY = {
  council: 'par le Conseil',
  city: 'par les membres en ville',
  palms: 'par les palmiers',
  fountains: 'par les fontaines',
  privileges: 'par les privilèges',
  missions: 'par les missions',
} as const;

export const reasons: ReasonWords = {
  sits: (f) => `vous donne ${seatName(f.at)}`,
  mission: (f, v) => `rapporte ${points(f.points)} de plus à votre mission ${mission(f.mission, v)}, dans l’état qui en résulte`,
  now: (f) => `vaut aussitôt ${points(f.points)} de plus que les autres choix, ${BY[f.by]}`,
  first: (f) => `remporte l’enchère dans ${f.tenths} parties imaginées sur 10`,
  more: (f) => `rapporte à la fin ${points(f.points)} de plus que les autres choix, ${BY[f.by]}`,
};

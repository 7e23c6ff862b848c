export { parcels } from '@ridotto/engine/battery/toy/parcels.ts';

export { OPTIONS } from '@ridotto/engine/battery/toy/parcels.ts';

/** The names of this device's tables begin so in addresses; those of the house never do. */
export const HERE = 'here-';
/** Records that are looked at stand behind the port of every table, too, under names that begin so. */
export const REPLAY = 'replay-';
/** Tables at which somebody learns are tables of this device, whose names go on so. */
export const LESSON = 'learn-';

/** The names of this device's tables begin so in addresses; those of the house never do. */
export const HERE = 'here-';

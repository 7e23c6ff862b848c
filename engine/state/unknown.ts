/** A card, or whatever else, that is there and whose face a seat does not know. */
export const UNKNOWN = -1;

// To whom what is shown of a guest: plain JSON, kept with the guest. What nobody has chosen yet is for the guest alone.

/** To nobody, oneself included; to oneself; to everybody. */
export const AUDIENCES = ['nobody', 'me', 'everybody'] as const;
export type ShownTo = (typeof AUDIENCES)[number];

export interface Sharing {
  /** Games, how they ended, and how many in a row were played to their end. */
  readonly profile: ShownTo;
  readonly rating: ShownTo;
  /** How one did against each of the others. */
  readonly meetings: ShownTo;
  /** Does a house that publishes show, without names, the games that they have sat at? One who says no is enough. */
  readonly published: boolean;
}

const USUAL: Sharing = { profile: 'me', rating: 'me', meetings: 'me', published: true };

export const sharingIn = (settings: string): Sharing => ({ ...USUAL, ...(JSON.parse(settings) as { sharing?: Partial<Sharing> }).sharing });
/** The same settings with another one in them. */
export const withSharing = (settings: string, sharing: Sharing): string => JSON.stringify({ ...(JSON.parse(settings) as object), sharing });

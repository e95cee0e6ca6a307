/** The iCash offer that the player has put off. It lasts as long as the page: nothing of it is stored in the browser. */
let hidden: string | null = null;

/** Tells whether the player has put an offer off. */
export const isICashHidden = (campaignId: string): boolean => hidden === campaignId;

/** Puts an offer off until the page is loaded again. */
export function hideICash(campaignId: string): void {
  hidden = campaignId;
}

/** The iCash offer that the player has put off in this tab. Where storage is blocked, it lasts as long as the page. */
const KEY = 'icash-hidden';
let here: string | null = null;

/** Tells whether the player has put an offer off. */
export function isICashHidden(campaignId: string): boolean {
  if (here === campaignId) return true;
  try {
    return sessionStorage.getItem(KEY) === campaignId;
  } catch {
    return false;
  }
}

/** Puts an offer off until the tab is closed. */
export function hideICash(campaignId: string): void {
  here = campaignId;
  try {
    sessionStorage.setItem(KEY, campaignId);
  } catch {
    // Storage is blocked: it lasts as long as the page.
  }
}

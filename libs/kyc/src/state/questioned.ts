/** A§4, A§5: the EDD id list, with the players who have seen the questionnaire's dialog in this browser. */
const KEY = 'edd-players';
/** More players than one browser has; the oldest go first. */
const MOST = 20;
// Where storage is blocked, the list at least lasts as long as the page.
let here: readonly string[] = [];

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return here;
  }
}

function write(ids: readonly string[]): void {
  here = ids;
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Storage is blocked: the list lasts as long as the page.
  }
}

/** Tells whether the player is in the list, so the questionnaire does not open by itself again. */
export const wasQuestioned = (playerId: string): boolean => read().includes(playerId);

/** Adds the player to the list. */
export const rememberQuestioned = (playerId: string): void =>
  write([...read().filter((id) => id !== playerId), playerId].slice(-MOST));

/** Removes the player from the list: their answers were sent, and another request may open the dialog again. */
export const forgetQuestioned = (playerId: string): void => write(read().filter((id) => id !== playerId));

/** The visitor stays with the page's language; lasts as long as the tab (decision 0056). */
const KEY = 'language-kept';

export function wasLanguageKept(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function keepLanguage(): void {
  try {
    sessionStorage.setItem(KEY, 'true');
  } catch {
    // Storage is blocked: the next page offers the language again.
  }
}

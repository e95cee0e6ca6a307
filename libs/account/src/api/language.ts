import { changeLanguage } from '@baize/contracts/account';
import { call } from '@baize/http';

/** The language of letters and messages; the page keeps its own, which is in its address. */
export const saveLanguage = (languageCode: string): Promise<void> => call(changeLanguage, { body: { languageCode } });

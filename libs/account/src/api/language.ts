import { changeLanguage } from '@baize/contracts/account';
import { call } from '@baize/http';

/** Saves the language of emails and messages. The page keeps its own, which is in its address. */
export const saveLanguage = (languageCode: string): Promise<void> => call(changeLanguage, { body: { languageCode } });

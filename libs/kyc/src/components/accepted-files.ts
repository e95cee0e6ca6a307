import { FILE_KINDS } from '@baize/contracts/kyc';

/** What a file field takes. Some phones name HEIC photographs by their extension only. */
export const ACCEPTED_FILES = [...FILE_KINDS, '.heic', '.heif', '.pdf'];

export { accountModule } from './module.ts';
export { ACCOUNT_PATHS } from './paths.ts';
export { useUnreadMessages } from './api/inbox.ts';
export { askedDocuments } from './model/documents.ts';

// What a domain's module.ts needs at run time. Plain Node can load it, unlike the library's index, which exports
// components.
export { byPermission, byProfile } from './guards/guards.ts';
export {
  ACCOUNT_DOCUMENTS,
  ACCOUNT_HUB,
  ACCOUNT_NOTICE,
  BREAK_NOTICE,
  CONTACT_OPTIONS,
  fillSlot,
  HOME_SECTIONS,
  partsOf,
  GAMES_ROW,
  CONTENT_BOXES,
  CASHIER_OFFERS,
  GAME_STRIP,
  MONEY_RAIL,
  PLAYER_CORNER,
  PROMOTION_OFFER,
  SEARCH_RESULTS,
} from './module/slots.ts';
export { overlayAtom } from './overlay.ts';
export { ACCEPT_TERMS_PATH, MONEY_PATH, VERIFICATION_PATH } from './paths.ts';
export { sessionEndAtom } from './session-end.ts';

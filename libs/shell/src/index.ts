export type {
  AllowingRule,
  BottomBarItem,
  ContentEntries,
  DomainModule,
  DomainOverlay,
  DomainRedirect,
  DomainRoute,
  InboxKindDisplay,
  InboxKinds,
  LazyComponent,
  NavigationItem,
  PublicRoute,
  SocketHandlers,
  WelcomeSuggestion,
} from './module/domain-module.ts';
export { LazyPart, loadPart } from './module/LazyPart.tsx';
export { ModulesProvider, useModules } from './module/modules.tsx';
export { Slot } from './module/Slot.tsx';
export {
  ACCOUNT_DOCUMENTS,
  ACCOUNT_HUB,
  ACCOUNT_NOTICE,
  BREAK_NOTICE,
  CONTACT_OPTIONS,
  fillSlot,
  HOME_SECTIONS,
  SEARCH_RESULTS,
  GAMES_ROW,
  CONTENT_BOXES,
  CASHIER_OFFERS,
  GAME_STRIP,
  MONEY_RAIL,
  partsOf,
  PLAYER_CORNER,
  PROMOTION_OFFER,
  type BoxesPlace,
  type OfferChoice,
  type OfferNote,
  type SlotFilling,
  type SlotKey,
  type SlotPart,
} from './module/slots.ts';
export { readPage, type PageReading } from './page/read-page.ts';
export { useHydrated, useHydratedForMore } from '@baize/ui/useHydrated';
export { followedHref, useFollowedLinks } from './page/use-followed-links.ts';
export { useQuestionInHistory } from './page/use-question-in-history.ts';
export { stepInHistory, useStepsInHistory, type StepsInHistory } from './page/use-steps-in-history.ts';
export { ClosedByLaw } from './page/ClosedByLaw.tsx';
export { NotFound, type NotFoundProps } from './page/NotFound.tsx';
export { OpenPages } from './page/OpenPages.tsx';
export { pageHeadAtom, usePageHead, type PageHead } from './page/page-head.ts';
export { usePasswordRules } from './password/password-rules.ts';
export { createQueryClient, FRESH_MS } from './query-client.ts';
export {
  GUARDS,
  breakOf,
  byPermission,
  byProfile,
  decideAccess,
  guardsOf,
  isConfined,
  isOffered,
  type DomainGuard,
  type Guard,
  type GuardName,
  type Visitor,
  type AccessDecision,
} from './guards/guards.ts';
export { useVisitor } from './guards/use-visitor.ts';
export { profileQuery, useBreak, useProfile } from './profile.ts';
export { setToastAtom, toastsAtom, useToasts, type Toast, type ToastTone } from './toasts/toasts.ts';
export { useMarketContent, type MarketContent } from './flags/market-content.ts';
export { flagsQuery, useFlag, useFlags, FLAGS_POLL_MS } from './flags/flags.ts';
export { accessQuery, useRefusedAccess, type AccessContext } from './station/access.ts';
export { channelNow, useChannel, useDevice, type Channel, type Device } from './station/device.ts';
export { checkInitialAccess } from './station/initial-access.ts';
export { locationQuery, useCountry, useScopeSettled, useStation, type Station } from './station/station.ts';
export { connectSocket, onSocketMessage, emitSocketMessage, type SocketConnection } from './socket/wallet-socket.ts';
export { dispatchSocketMessage } from './socket/dispatch.ts';
export { fetchSocketToken } from './socket/socket-token.ts';
export { useLocalePath, localePath, currentPath } from './locale-path.ts';
export { safeRedirect } from './safe-redirect.ts';
export { overlayAtom, useOverlay, type OverlayName } from './overlay.ts';
export { recordEvent, provideEventRecorder, type SiteEvent } from './events.ts';
export {
  ACCEPT_ALL,
  chooseConsentAtom,
  consentAtom,
  REFUSE_ALL,
  startConsent,
  useConsent,
  type ConsentChoice,
} from './consent/consent.ts';
export { errorText, useErrorText } from './error-text.ts';
export { isCodeFieldError } from './code-field-error.ts';
export { playerKey, playerQueries } from './query-keys.ts';
export { ACCEPT_TERMS_PATH, MONEY_PATH, VERIFICATION_PATH } from './paths.ts';
export { logOut, provideLogOut, type LogOut } from './log-out.ts';
export { sessionEndAtom, type SessionEnd } from './session-end.ts';
export { KeepLoginOrigin } from './redirect/KeepLoginOrigin.tsx';
export {
  flagUpdatedTerms,
  termsDecision,
  termsOutdated,
  termsVersionQuery,
  type TermsVersion,
} from './guards/terms.ts';
export { broughtBy, type Brought } from './redirect/brought.ts';
export {
  EXCLUDED_PATHS,
  isExcludedPath,
  loginOriginAt,
  readLoginOrigin,
  rememberLoginOrigin,
  type LoginOrigin,
} from './redirect/login-origin.ts';
export { pathAfterLogin, pathAfterLogout } from './redirect/path-after-login.ts';
export { rememberWelcomed, wasWelcomed } from './welcomed.ts';
export { saveFile } from './page/save-file.ts';
export { useNearEnd } from './page/use-near-end.ts';

export { call, configureHttp, httpConfiguration, type CallInput } from './call.ts';
export { ApiError, NetworkError, errorCode } from './api-error.ts';
export { queryContent, contentUrl } from './query-content.ts';
export { tellParty } from './tell-party.ts';
export { serverNow } from './server-clock.ts';

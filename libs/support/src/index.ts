export { chatAddressAtom } from './state/chat.ts';

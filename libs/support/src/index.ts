export { SupportWidget, type SupportWidgetProps } from './components/SupportWidget.tsx';
export { chatAddressAtom, useSupportChat } from './state/chat.ts';

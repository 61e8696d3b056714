export type { MessageGroup, MessageOverrides, Messages } from './message-types.ts';
export {
  MessagesProvider,
  type MessagesProviderProps,
  useMessages,
  useNumberFormat,
} from './messages-provider.tsx';

import { playerQueries, type SocketHandlers } from '@baize/shell';

export const liveData = ['documents'];

export const handlers: SocketHandlers = {
  // A document that the vendor rejects is requested again: the profile's text stays the same, so no key changes.
  PLAYER_ATTRIBUTE_CHANGE: ({ body: { attributes } }, queryClient) => {
    if ('requestDocumentTypeStatus' in attributes) void queryClient.invalidateQueries(playerQueries('documents'));
  },
};

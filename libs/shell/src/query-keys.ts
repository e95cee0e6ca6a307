/** Keys of server data that more than one domain or the socket must find. */
export const balanceKey = ['wallet', 'balance'] as const;
export const profileKey = ['player', 'profile'] as const;

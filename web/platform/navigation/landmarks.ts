// Ids of the elements of shell/Layout.tsx that client-side navigation addresses.
export const mainId = 'main'
export const announcerId = 'announcer'

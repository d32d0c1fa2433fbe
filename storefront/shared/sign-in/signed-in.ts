// The result of a sign-in.

export type SignedIn = { readonly name: string; readonly created: boolean }

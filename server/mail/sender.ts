// The sender of mails: `Name <address>`.
import { z } from 'zod'

/** `Posy <hello@posy.example>`, or the address alone. */
const sender = /^(?:(?:"[^"]*"\s*|[^"<>,;:@]*)<([^<>]+)>|([^<>]+))$/

/** The address of a sender: `hello@posy.example` of `Posy <hello@posy.example>`. */
export function senderAddress(from: string): string {
  const [, inBrackets, alone] = sender.exec(from.trim()) ?? []
  return (inBrackets ?? alone ?? '').trim()
}

/** The domain of a sender, for which mails are signed. */
export function domainOf(from: string): string {
  return senderAddress(from).split('@').at(-1) ?? ''
}

/** The name of a sender; '' without one. */
export function senderName(from: string): string {
  return (/^([^<]*)</.exec(from)?.[1] ?? '').replaceAll('"', '').trim()
}

export function isSender(from: string): boolean {
  // oxlint-disable-next-line no-control-regex -- a line break would begin a header of its own.
  return !/[\u0000-\u001f\u007f]/.test(from) && z.email().safeParse(senderAddress(from)).success
}

// The one policy by which HTML of a string gets into a page. The content security policy allows no other
// (server/http/security-headers.ts), so a mistake elsewhere cannot write HTML. Browsers without Trusted Types take the string.

type Policy = { readonly createHTML: (html: string) => TrustedHTML }
type Rules = { readonly createHTML: (html: string) => string }

declare global {
  var trustedTypes: { createPolicy(name: string, rules: Rules): Policy } | undefined
}

const policy = globalThis.trustedTypes?.createPolicy('posy', { createHTML: (html) => html })

/** For HTML of the shop's sanitiser alone (api/content/rich-text.ts). */
export function trustedHtml(html: string): string | TrustedHTML {
  return policy?.createHTML(html) ?? html
}

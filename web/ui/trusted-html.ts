// The only Trusted Types policy. The content security policy allows no other (server/http/security-headers.ts), so a
// mistake elsewhere cannot write HTML. Browsers without Trusted Types use the string.

type Policy = { readonly createHTML: (html: string) => TrustedHTML }
type Rules = { readonly createHTML: (html: string) => string }

declare global {
  var trustedTypes: { createPolicy(name: string, rules: Rules): Policy } | undefined
}

const policy = globalThis.trustedTypes?.createPolicy('posy', { createHTML: (html) => html })

/** Only for output of the sanitiser (services/content/rich-text.ts) or of the template tag `html`, which escapes. */
export function trustedHtml(html: string): string | TrustedHTML {
  return policy?.createHTML(html) ?? html
}

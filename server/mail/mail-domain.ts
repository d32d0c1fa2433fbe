// What DNS says about mails of the sender's domain: SPF, DKIM, DMARC. Receivers sort out mails of domains without them.
import { publicKeyOf } from './dkim-key.ts'
import type { DkimKey } from './mailer.ts'

/** `name` is a name in DNS. Resolves with its TXT records; empty where there are none. */
export type LookUp = (name: string) => Promise<string[]>

export type MailFinding = {
  readonly check: 'SPF' | 'DKIM' | 'DMARC'
  readonly isGood: boolean
  /** What is wrong, and the record to enter. */
  readonly text: string
}

export async function checkMailDomain(
  domain: string,
  key: DkimKey | undefined,
  lookUp: LookUp,
): Promise<MailFinding[]> {
  const [own, dmarc, keys] = await Promise.all([
    lookUp(domain),
    lookUp(`_dmarc.${domain}`),
    key ? lookUp(`${key.selector}._domainkey.${domain}`) : [],
  ])
  return [
    { check: 'SPF', ...checkSpf(domain, own) },
    { check: 'DKIM', ...checkDkim(domain, key, keys) },
    { check: 'DMARC', ...checkDmarc(domain, dmarc) },
  ]
}

type Result = Omit<MailFinding, 'check'>
const good = (text: string): Result => ({ isGood: true, text })
const bad = (text: string): Result => ({ isGood: false, text })

/** RFC 7208: exactly one record, and one that does not permit everybody. */
function checkSpf(domain: string, records: readonly string[]): Result {
  const found = records.filter((record) => /^v=spf1( |$)/i.test(record))
  const [record = ''] = found
  if (found.length === 0)
    return bad(
      `No server is permitted to send for ${domain}. Ask your mail provider for its part, and enter at ${domain} the TXT record: v=spf1 include:<provider> ~all`,
    )
  if (found.length > 1) return bad(`${domain} has ${found.length} records. Receivers accept one: merge them.`)
  if (/\+?\ball\b/i.test(record) && !/[~?-]all\b/i.test(record))
    return bad(`The record permits every server: ${record}. Let it end with ~all or -all.`)
  return good(record)
}

/** RFC 6376: the public key of the file is the one in DNS. */
function checkDkim(domain: string, key: DkimKey | undefined, records: readonly string[]): Result {
  if (!key)
    return bad(
      'The shop does not sign mails. Your mail provider may do so. Else make a key with `openssl genrsa -out dkim.pem 2048`, and set DKIM_KEY_FILE.',
    )
  const name = `${key.selector}._domainkey.${domain}`
  const expected = publicKeyOf(key)
  const keyOf = (record: string) => /(?:^|;)\s*p=([^;]*)/.exec(record)?.[1]?.replaceAll(/\s/g, '')
  if (records.some((record) => keyOf(record) === expected)) return good(name)
  const problem = records.length > 0 ? `${name} has another key.` : `${name} does not exist.`
  return bad(`${problem} Enter there the TXT record: v=DKIM1; k=rsa; p=${expected}`)
}

/** RFC 7489. */
function checkDmarc(domain: string, records: readonly string[]): Result {
  const found = records.filter((record) => /^v=DMARC1\s*;/i.test(record))
  const [record = ''] = found
  const name = `_dmarc.${domain}`
  const example = `v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}`
  if (found.length === 0) return bad(`${name} does not exist. Enter there the TXT record: ${example}`)
  if (found.length > 1) return bad(`${name} has ${found.length} records. Receivers ignore all of them.`)
  if (!/;\s*p\s*=\s*(none|quarantine|reject)\b/i.test(record))
    return bad(`${name} has no policy: ${record}. Example: ${example}`)
  return good(record)
}

// Who is no shopper: programs that name themselves, and browsers that fetch what nobody has asked to see yet.
import type { IncomingHttpHeaders } from 'node:http'

const names =
  /(?<!cu)bot\b|bot[/;_-]|crawl|spider|slurp|archiver|headless|lighthouse|preview|facebookexternalhit|monitor|curl|wget|python|java\/|go-http|\bnode\b|axios/i

/** Nothing hangs on it but counters: who lies about itself is counted as anybody, once a day. */
export function isRobot({ 'user-agent': agent = '', ...others }: IncomingHttpHeaders): boolean {
  const purpose = String(others['sec-purpose'] ?? others['purpose'] ?? '')
  return agent === '' || names.test(agent) || purpose.includes('prefetch')
}

// Recognises robots by their user agent, and prefetches by browsers.
import type { IncomingHttpHeaders } from 'node:http'

const names =
  /(?<!cu)bot\b|bot[/;_-]|crawl|spider|slurp|archiver|headless|lighthouse|preview|facebookexternalhit|monitor|curl|wget|python|java\/|go-http|\bnode\b|axios/i

/** Only affects view counts. A bot with a false user agent counts as a visitor, once a day. */
export function isRobot({ 'user-agent': agent = '', ...others }: IncomingHttpHeaders): boolean {
  const purpose = String(others['sec-purpose'] ?? others['purpose'] ?? '')
  return agent === '' || names.test(agent) || purpose.includes('prefetch')
}

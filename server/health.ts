// Health checks for load balancers and process supervisors. These call a node by its address, so any Host is accepted.
import { textAnswer, type HttpAnswer } from './http/answer.ts'

export type Health = (url: string | undefined) => HttpAnswer | undefined

const alive = textAnswer(200, 'alive')
const ready = textAnswer(200, 'ready')
const notReady = textAnswer(503, 'not ready', { 'retry-after': '1' })

/**
 * `/live`: the event loop runs, even while the shop starts. `/ready`: the catalogue is loaded and the shop is not
 * draining. Neither checks the database: cached pages need none, and an outage would take all nodes out at once.
 */
export function createHealth(isReady: () => boolean): Health {
  return (url) => {
    if (isAt(url, '/live')) return alive
    if (isAt(url, '/ready')) return isReady() ? ready : notReady
    return undefined
  }
}

function isAt(url: string | undefined, path: string): boolean {
  return url !== undefined && url.startsWith(path) && (url.length === path.length || url[path.length] === '?')
}

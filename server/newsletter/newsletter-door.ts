// One-click unsubscribing as mail programs do it (RFC 8058): a POST without anything but the link. Scanners follow
// links too, so a GET ends nothing: it leads to the page with the button.
import { readNewsletterToken } from '#api/newsletter/newsletter-token.ts'
import type { Shop } from '#api/context.ts'
import { leaveNewsletter } from '#data/newsletter.ts'
import { redirectAnswer, textAnswer, type HttpAnswer } from '../answer.ts'
import type { Corner } from '../app.ts'
import { readBody } from '../read-body.ts'

const folder = '/_newsletter/'

/** What stands in the mail's List-Unsubscribe header. */
export function oneClickAddress(publicOrigin: string, token: string): string {
  return `${publicOrigin}${folder}${token}`
}

const maxBody = 4 * 1024
const maxBodyMs = 5_000
const unknown = textAnswer(404, 'There is nothing at this address.')
const refused = textAnswer(400, 'This is no one-click request.', { connection: 'close' })
const done = textAnswer(200, 'You are unsubscribed.')

export function createNewsletterDoor({ db, secret, now }: Pick<Shop, 'db' | 'secret' | 'now'>): Corner {
  return async (request): Promise<HttpAnswer> => {
    const token = (request.url ?? '').split('?', 1)[0]!.slice(folder.length)
    const id = readNewsletterToken(secret, 'leave', token)
    if (!id) return unknown
    if (request.method !== 'POST') return redirectAnswer(302, `/newsletter#leave=${token}`)
    const body = await readBody(request, maxBody, maxBodyMs)
    if ('fault' in body || !body.bytes.includes('List-Unsubscribe')) return refused
    await db.transaction((tx) => leaveNewsletter(tx, id, 'one-click', now()))
    return done
  }
}

// Sends a mail by SMTP, or, where no server is configured, writes it to a folder as an .eml file.
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Settings } from '#domain/settings/settings.ts'
import { translateFor } from '#messages/load.ts'
import { FinalFailure, mailWorkers } from '../jobs/run-jobs.ts'
import { imprintOf, type ComposedMail, type MailFrame } from './layout.ts'
import { domainOf } from './sender.ts'

export type Mail = ComposedMail & {
  /** The id of the job. A mail sent again after a crash has the same Message-ID. */
  readonly id: string
  readonly to: string
  readonly replyTo?: string
  /** Address for one-click unsubscription (RFC 8058). */
  readonly listUnsubscribe?: string
  /** For mails that somebody waits for: they use separate connections, so that other mails do not delay them. */
  readonly urgent?: boolean
}

/** The mail server reports that the address does not exist or accepts no mails any more. */
export class AddressRefused extends FinalFailure {
  override name = 'AddressRefused'
}

/**
 * Enhanced status codes of a bad destination address and a disabled mailbox (RFC 3463). Refusals by a policy of the
 * server have other codes.
 */
const deadAddress = /\b5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/

function asRefusal(error: unknown): unknown {
  const { code, response } = error as { code?: string; response?: string }
  const isDead = code === 'EENVELOPE' && deadAddress.test(response ?? '')
  return isDead ? new AddressRefused(response, { cause: error }) : error
}

/** A key that signs mails for the sender's domain (RFC 6376). */
export type DkimKey = { readonly selector: string; readonly privateKey: string }

/**
 * `send` rejects where a mail was not sent: with `AddressRefused` where no repetition helps. `close` aborts mails in
 * progress.
 */
export type Mailer = { send(mail: Mail): Promise<void>; close(): void }

/** Milliseconds. A mail server that accepts connections without an answer times out; the job tries again. */
const smtpLimits = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
}
/** Limit for one mail, also with a server that answers very slowly. */
const mailMs = 60_000
/** Connections: `usual` for the job lanes `mail` and `news`, `urgent` for `codes`. */
const connections = { usual: mailWorkers.mail + mailWorkers.news, urgent: mailWorkers.codes }

export type MailSettings = Omit<MailFrame, 'settings'> & {
  /** Read for each mail. */
  readonly settings: () => Settings
  readonly smtpUrl: string | undefined
  readonly dkim?: DkimKey | undefined
  readonly folder: string
}

export function createMailer({ smtpUrl, folder, settings, dkim, ...common }: MailSettings): Mailer {
  const { publicOrigin, isTestShop } = common
  const compose = (mail: Mail) => composeIn({ ...common, settings: settings() }, mail)
  const composeIn = (
    frame: MailFrame,
    { id, to, replyTo, locale, subject, text, html, file, listUnsubscribe }: Mail,
  ) => ({
    // An address object: a comma or line break in it cannot add a recipient.
    from: frame.settings.sender,
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject,
    ...(dkim && {
      dkim: {
        domainName: domainOf(frame.settings.sender),
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
      },
    }),
    text: `${isTestShop ? `${translateFor(locale)('test.notice')}\n\n` : ''}${text(frame)}\n${imprintOf(frame.settings).join('\n')}\n`,
    html: String(html(frame)),
    ...(file && { attachments: [{ ...file, contentType: 'text/plain; charset=utf-8' }] }),
    messageId: `<${id}@${new URL(publicOrigin).hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(listUnsubscribe && {
        'List-Unsubscribe': `<${listUnsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  })
  if (smtpUrl) {
    const open = (maxConnections: number) =>
      nodemailer.createTransport({ url: smtpUrl, pool: true, maxConnections, ...smtpLimits })
    const [usual, urgent] = [open(connections.usual), open(connections.urgent)]
    return {
      async send(mail) {
        const transport = mail.urgent ? urgent : usual
        await transport
          .sendMail({ ...compose(mail), signal: AbortSignal.timeout(mailMs) })
          .catch((error: unknown) => {
            throw asRefusal(error)
          })
      },
      close() {
        for (const transport of [usual, urgent]) transport.close({ force: true })
      },
    }
  }
  const toFile = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message } = await toFile.sendMail(compose(mail))
      const path = join(folder, `${mail.id}.eml`)
      await writeInto(folder, `${path}.part`, message as Buffer)
      await rename(`${path}.part`, path)
    },
    close: () => undefined,
  }
}

/** Creates the folder only where it is missing: asking for it costs as much as writing the file. */
async function writeInto(folder: string, path: string, content: Buffer): Promise<void> {
  try {
    await writeFile(path, content)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    await mkdir(folder, { recursive: true })
    await writeFile(path, content)
  }
}

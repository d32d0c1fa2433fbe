// Test support: a mail server that accepts each mail after a delay and remembers its Message-ID. It refuses addresses
// that begin with `unknown`.
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

export type AcceptedMail = { readonly messageId: string; readonly to: string; readonly at: number }

export type SmtpServer = {
  readonly url: string
  /** In the order in which they were accepted. */
  readonly mails: readonly AcceptedMail[]
  close(): void
}

export async function openSmtpServer(delayMs: number): Promise<SmtpServer> {
  const mails: AcceptedMail[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
    serve(socket, delayMs, (mail) => mails.push(mail)).catch(() => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

async function serve(socket: Socket, delayMs: number, accept: (mail: AcceptedMail) => void): Promise<void> {
  let waiting = ''
  let [text, to]: [string | undefined, string] = [undefined, '']
  socket.write('220 test\r\n')
  for await (const part of socket.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (waiting + part).split('\r\n')
    waiting = lines.pop() ?? ''
    for (const line of lines) {
      if (text !== undefined && line !== '.') {
        text += `${line}\r\n`
      } else if (text !== undefined) {
        // A mail counts from here. A sender that ends before the reply sends it again.
        const [, messageId = ''] = /^message-id: <([^>]+)>/im.exec(text) ?? []
        text = undefined
        accept({ messageId, to, at: performance.now() })
        await delay(delayMs)
        socket.write('250 accepted\r\n')
      } else if (/^DATA/i.test(line)) {
        text = ''
        socket.write('354 go on\r\n')
      } else {
        to = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1] ?? to
        const reply = /^QUIT/i.test(line) ? '221 bye' : '250 ok'
        const isUnknown = /^RCPT TO:<unknown/i.test(line)
        socket.write(`${isUnknown ? '550 5.1.1 no such mailbox' : reply}\r\n`)
      }
    }
  }
}

// The fake Stripe as a process: API, the buyer's page with 3-D Secure, and control by tests. It prints its address.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { html } from '#domain/html.ts'
import { createAccount, type BuyerChoice } from './account.ts'
import { createApi } from './api.ts'
import type { Control, FakeState } from './control.ts'

const stripe = new Stripe('sk_test_fake')
let slowMs = 80_000

const server = createServer((request, response) => {
  handle(request, response).catch((fault: unknown) => {
    response.statusCode = 500
    response.end(String(fault))
  })
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const address = server.address()
const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
const account = createAccount(origin)
const api = createApi(account, () => slowMs)
process.stdout.write(`${origin}\n`)
// The test process that started the fake has ended.
process.stdin.on('end', () => process.exit(0)).resume()

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET' } = request
  const { pathname, searchParams } = new URL(request.url ?? '/', origin)
  const body = await text(request)
  if (pathname === '/_control') return json(response, await control(JSON.parse(body) as Control))
  if (pathname.startsWith('/pay/'))
    return buyer(method, pathname.slice(5), new URLSearchParams(body), response)
  const key = request.headers['idempotency-key']
  const result = await api.respond({
    method,
    path: pathname,
    query: searchParams,
    body,
    key: typeof key === 'string' ? key : undefined,
    socket: request.socket,
  })
  if (!result) return
  response.writeHead(result.status, {
    'content-type': 'application/json',
    'request-id': `req_${Date.now()}`,
    ...result.headers,
  })
  response.end(result.body)
}

function json(response: ServerResponse, value: unknown): void {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(value ?? null))
}

const labels: Readonly<Record<string, string>> = {
  pay: 'Pay by card',
  decline: 'Card that is declined',
  secure: 'Card with 3-D Secure',
  debit: 'Bank debit',
  'failing-debit': 'Bank debit that fails',
}
const secureLabels: Readonly<Record<string, string>> = { pay: 'Confirm', decline: 'Reject' }

/** The hosted page. 3-D Secure is a second step that pays or declines. */
function buyer(method: string, id: string, form: URLSearchParams, response: ServerResponse): void {
  const session = account.readSession(id)
  const choice = form.get('choice')
  const isDecided = method === 'POST' && choice !== 'secure' && account.choose(id, choice as BuyerChoice)
  if (isDecided && session.status === 'complete') {
    response.writeHead(303, { location: session.success_url ?? '' })
    response.end()
    return
  }
  const choices = choice === 'secure' ? secureLabels : labels
  const buttons = Object.entries(choices).map(
    ([value, label]) => html`<button name="choice" value="${value}">${label}</button>`,
  )
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(
    String(
      html`<!doctype html><title>Pay</title><h1>${session.amount_total} ${session.currency} ${session.status}</h1>
<form method="post">${session.status === 'open' && buttons}</form><a href="${session.cancel_url}">Back</a>`,
    ),
  )
}

async function control(asked: Control): Promise<unknown> {
  switch (asked.do) {
    case 'choose':
      return account.choose(asked.session, asked.choice)
    case 'advance':
      return account.advance(asked.seconds)
    case 'faults':
      return void api.faults.splice(0, Infinity, ...asked.faults)
    case 'down':
      return void (api.state.isDown = asked.down)
    case 'slow':
      return void (slowMs = asked.ms)
    case 'refund-mode':
      return void (account.modes.refunds = asked.mode)
    case 'decide-refund':
      return account.decideRefund(asked.refund, asked.status)
    case 'refund':
      return account.createRefund({ payment_intent: asked.intent, amount: String(asked.amount) })
    case 'dispute':
      return account.dispute(asked.intent, asked.amount)
    case 'close-dispute':
      return account.closeDispute(asked.dispute, asked.status)
    case 'payout':
      return account.payout()
    case 'forget-keys':
      return api.forgetKeys()
    case 'requests':
      return api.requests
    case 'events':
      return account.events.slice(asked.from).map(({ id }) => id)
    case 'state':
      return stateOf(asked.order)
    case 'deliver':
      return deliver(asked)
  }
}

/** Objects of one order, or all. */
function stateOf(order: string | null): FakeState {
  const isOf = (number: unknown) => order === null || number === order
  const intents = [...account.intents.values()].filter(({ description }) => isOf(description))
  const ids = new Set<unknown>(intents.map(({ id }) => id))
  const isOfIntent = ({ payment_intent }: { payment_intent: unknown }) => ids.has(payment_intent)
  return {
    now: account.now(),
    sessions: [...account.sessions.values()].filter((each) => isOf(each.client_reference_id)),
    intents,
    charges: [...account.charges.values()].filter(isOfIntent),
    refunds: [...account.refunds.values()].filter(isOfIntent),
    disputes: [...account.disputes.values()].filter(isOfIntent),
    transactions: order === null ? account.transactions : [],
    events: order === null ? account.events : [],
  }
}

async function deliver({
  url,
  events,
  secret,
  ageSeconds = 0,
}: Extract<Control, { do: 'deliver' }>): Promise<number[]> {
  const statuses: number[] = []
  for (const id of events) {
    const payload = JSON.stringify(account.events.find((each) => each.id === id))
    const timestamp = account.now() - ageSeconds
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    const received = await fetch(url, {
      method: 'POST',
      body: payload,
      headers: { 'stripe-signature': signature },
    })
    await received.arrayBuffer()
    statuses.push(received.status)
  }
  return statuses
}

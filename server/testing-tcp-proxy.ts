// Test support: a TCP proxy before the database that can cut or block its connections.
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net'

export type TcpProxy = {
  /** The connection string of the proxy. */
  readonly url: string
  /** Forwards all data, including blocked data. */
  pass(): void
  /** Connections stay open, and no data passes. */
  hole(): void
  /** Breaks all connections and refuses new ones. */
  cut(): void
  close(): Promise<void>
}

type Pair = readonly [client: Socket, database: Socket]

export async function openTcpProxy(databaseUrl: string): Promise<TcpProxy> {
  const target = targetOf(databaseUrl)
  const pairs = new Set<Pair>()
  let mode: 'pass' | 'hole' | 'cut' = 'pass'

  const server = createServer((client) => {
    if (mode === 'cut') return void client.destroy()
    const pair: Pair = [client, connect(target)]
    pairs.add(pair)
    for (const socket of pair) {
      socket.on('error', () => undefined)
      socket.on('close', () => end(pair))
    }
    if (mode === 'pass') open(pair)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  function open([client, database]: Pair): void {
    client.pipe(database)
    database.pipe(client)
  }

  function shut(pair: Pair): void {
    for (const socket of pair) socket.unpipe().pause()
  }

  function end(pair: Pair): void {
    pairs.delete(pair)
    for (const socket of pair) socket.destroy()
  }

  return {
    url: throughPort(databaseUrl, (server.address() as AddressInfo).port),
    pass() {
      mode = 'pass'
      for (const pair of pairs) open(pair)
    },
    hole() {
      mode = 'hole'
      for (const pair of pairs) shut(pair)
    },
    cut() {
      mode = 'cut'
      for (const pair of pairs) end(pair)
    },
    async close() {
      for (const pair of pairs) end(pair)
      server.close()
      await once(server, 'close')
    },
  }
}

/** A folder as `host` is that of a unix socket. */
function targetOf(databaseUrl: string): NetConnectOpts {
  const { hostname, port, searchParams } = new URL(databaseUrl)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  return host.startsWith('/')
    ? { path: `${host}/.s.PGSQL.${port || 5432}` }
    : { host, port: Number(port || 5432) }
}

function throughPort(databaseUrl: string, port: number): string {
  const url = new URL(databaseUrl)
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return url.href
}

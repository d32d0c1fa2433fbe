// The shop's log: one JSON line per event on standard error, without anything that opens an account or an order.
import { pino, type Logger } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

const secrets = [
  'session',
  'cookie',
  'authorization',
  'password',
  'code',
  'secret',
  'email',
  'token',
  'phone',
]

export function createLog(level: Config['LOG_LEVEL']): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      errorKey: 'fault',
      serializers: { fault: withoutRows },
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '…' },
    },
    pino.destination({ dest: 2, sync: true }),
  )
}

/** The database quotes the rows it could not write, addresses and all: what broke is told by code and constraint. */
function withoutRows(fault: Error): unknown {
  const told: Record<string, unknown> = { ...pino.stdSerializers.err(fault) }
  for (const field of ['detail', 'where', 'internalQuery']) delete told[field]
  return told
}

// The log: one JSON line per event on standard error. Values that give access to an account or order are redacted.
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

/** Removes the fields in which PostgreSQL quotes rows with personal data. Code and constraint remain. */
function withoutRows(fault: Error): unknown {
  const fields: Record<string, unknown> = { ...pino.stdSerializers.err(fault) }
  for (const field of ['detail', 'where', 'internalQuery']) delete fields[field]
  return fields
}
